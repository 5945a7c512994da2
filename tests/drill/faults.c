/* What a machine can do to a program that writes, at the call that is wished for.

   Loaded before the C library (LD_PRELOAD). Counts every write to files below a folder, and every
   message over a Unix socket below it, and lets the wished-for one fail, fall short, wait or be the
   last. What is wished for stands in a file that the drill has open too. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { NOTHING, FAILS, FALLS_SHORT, DIES_BEFORE, DIES_AFTER, DIES_AMID };

struct control {
  long fault;
  long at;      /* which call it strikes, from 1 */
  long stays;   /* ... and whether all that follow, too */
  long error;   /* errno of what fails */
  long seen;    /* calls since it was wished for */
  long struck;  /* and those that were struck */
  long wait_us; /* how long each call waits */
  long clock_s; /* how far the clock of the machine is off */
};

static volatile struct control *wish;
static const char *folder;
static const char *part;

__attribute__((constructor)) static void open_wish(void) {
  const char *file = getenv("DRILL_CONTROL");
  folder = getenv("DRILL_FOLDER");
  part = getenv("DRILL_PART");
  if (!file || !folder) return;
  int fd = open(file, O_RDWR | O_CLOEXEC);
  if (fd < 0) return;
  void *found = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (found != MAP_FAILED) wish = found;
}

static int is_ours(const char *path) {
  return !strncmp(path, folder, strlen(folder)) && (!part || strstr(path, part));
}

static int is_file(int fd) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return is_ours(path);
}

static int is_line(int fd) {
  struct sockaddr_un peer;
  socklen_t length = sizeof peer;
  memset(&peer, 0, sizeof peer);
  if (getpeername(fd, (struct sockaddr *)&peer, &length) || peer.sun_family != AF_UNIX) return 0;
  return is_ours(peer.sun_path);
}

/* What this call suffers. */
static int fate(int fd, int is_concerned) {
  (void)fd;
  if (!is_concerned) return NOTHING;
  if (wish->wait_us) {
    struct timespec pause = {wish->wait_us / 1000000, wish->wait_us % 1000000 * 1000};
    syscall(SYS_nanosleep, &pause, NULL);
  }
  long number = __sync_add_and_fetch(&wish->seen, 1);
  if (wish->fault == NOTHING) return NOTHING;
  if (number != wish->at && !(wish->stays && number > wish->at)) return NOTHING;
  __sync_add_and_fetch(&wish->struck, 1);
  if (wish->fault == DIES_BEFORE) syscall(SYS_kill, getpid(), SIGKILL);
  return (int)wish->fault;
}

static long answered(int fate, long done) {
  if (fate == DIES_AFTER || fate == DIES_AMID) syscall(SYS_kill, getpid(), SIGKILL);
  return done;
}

static long failed(int fd) {
  shutdown(fd, SHUT_RDWR); /* a line that has failed is dead; to a file this does nothing */
  errno = (int)wish->error;
  return -1;
}

#define SUFFER(what, fd, call)                                \
  int saved = errno, fault = wish ? fate(fd, what(fd)) : 0;   \
  errno = saved;                                              \
  if (fault == FAILS) return failed(fd);                       \
  return answered(fault, call)

#define HALF(length) (fault == FALLS_SHORT || fault == DIES_AMID ? (length) / 2 : (length))

ssize_t write(int fd, const void *from, size_t length) {
  SUFFER(is_file, fd, syscall(SYS_write, fd, from, HALF(length)));
}
ssize_t pwrite64(int fd, const void *from, size_t length, off64_t place) {
  SUFFER(is_file, fd, syscall(SYS_pwrite64, fd, from, HALF(length), place));
}
ssize_t pwrite(int fd, const void *from, size_t length, off_t place) {
  return pwrite64(fd, from, length, place);
}
ssize_t pwritev(int fd, const struct iovec *from, int count, off_t place) {
  SUFFER(is_file, fd, syscall(SYS_pwritev, fd, from, count, place, 0));
}
int fsync(int fd) { SUFFER(is_file, fd, syscall(SYS_fsync, fd)); }
int fdatasync(int fd) { SUFFER(is_file, fd, syscall(SYS_fdatasync, fd)); }
int ftruncate64(int fd, off64_t length) {
  SUFFER(is_file, fd, syscall(SYS_ftruncate, fd, length));
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

ssize_t send(int fd, const void *from, size_t length, int flags) {
  SUFFER(is_line, fd, syscall(SYS_sendto, fd, from, HALF(length), flags, NULL, 0));
}
ssize_t recv(int fd, void *to, size_t length, int flags) {
  SUFFER(is_line, fd, syscall(SYS_recvfrom, fd, to, HALF(length), flags, NULL, NULL));
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  long done = syscall(SYS_clock_gettime, clock, now);
  if (!done && wish && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
    now->tv_sec += wish->clock_s;
  return (int)done;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec found;
  int done = clock_gettime(CLOCK_REALTIME, &found);
  now->tv_sec = found.tv_sec;
  now->tv_usec = found.tv_nsec / 1000;
  return done;
}
time_t time(time_t *now) {
  struct timespec found;
  clock_gettime(CLOCK_REALTIME, &found);
  if (now) *now = found.tv_sec;
  return found.tv_sec;
}
