/* Counts how often memory is asked for, and tells callgrind when its count begins and ends.

   Loaded by work.py. Without valgrind its requests do nothing. */

#include <Python.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_ZERO_STATS
#define CALLGRIND_DUMP_STATS_AT(name)
#endif

static PyMemAllocatorEx theirs[2];
static const PyMemAllocatorDomain domains[2] = {PYMEM_DOMAIN_MEM, PYMEM_DOMAIN_OBJ};
static long long asked;

static void *get(void *them, size_t size) {
    PyMemAllocatorEx *whole = them;
    asked++;
    return whole->malloc(whole->ctx, size);
}

static void *get_zeros(void *them, size_t many, size_t size) {
    PyMemAllocatorEx *whole = them;
    asked++;
    return whole->calloc(whole->ctx, many, size);
}

static void *get_more(void *them, void *old, size_t size) {
    PyMemAllocatorEx *whole = them;
    asked++;
    return whole->realloc(whole->ctx, old, size);
}

static void give_back(void *them, void *old) {
    PyMemAllocatorEx *whole = them;
    whole->free(whole->ctx, old);
}

void watch_memory(void) {
    for (int n = 0; n < 2; n++) {
        PyMem_GetAllocator(domains[n], &theirs[n]);
        PyMemAllocatorEx ours = {&theirs[n], get, get_zeros, get_more, give_back};
        PyMem_SetAllocator(domains[n], &ours);
    }
}

void watch_instructions(void) { CALLGRIND_START_INSTRUMENTATION; }

void begin(void) {
    asked = 0;
    CALLGRIND_ZERO_STATS;
}

long long end(const char *name) {
    long long found = asked;
    (void)name;
    CALLGRIND_DUMP_STATS_AT(name);
    return found;
}
