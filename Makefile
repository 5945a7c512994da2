# `make` lists the targets. Everything built goes to .venv/ and build/.

PYTHON ?= python3# the Python that .venv is made from
GAMES ?=# more games to play: modules for GROUNDLINGS_GAMES
ARGS ?=# more arguments for play, bench, soak, kill, drill, fuzz and browsers
ROUNDS ?= 20# how often soak goes round

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
CHECKED := $(wildcard src tests benchmarks docs/conf.py setup.py)
PURE := PYTHONPATH='$(CURDIR)/src' PYTHONPYCACHEPREFIX='$(CURDIR)/build/pycache'

# Where a machine forbids Python to keep what it has compiled, every program that the tests start
# would compile everything again.
export PYTHONDONTWRITEBYTECODE =

# A test that hangs says where everybody stood, and is ended with its process.
PYTEST := $(BIN)/pytest -n auto --dist worksteal --randomly-seed=1616 \
    -o faulthandler_timeout=290 --timeout 300 --timeout-method thread

# The stamp of an installed package is named after the contents of its sources: deleting a file
# or switching a branch counts as a change, touching a file does not.
SOURCES := $(shell find src setup.py pyproject.toml -type f ! -name '*.pyc' -exec cksum {} + | LC_ALL=C sort | cksum | cut -d' ' -f1)
PACKAGE := $(VENV)/package-$(SOURCES)

.DEFAULT_GOAL := help
.NOTPARALLEL: # each step waits for the one before: what may run beside another says so
.PHONY: help install play test check pytest cover bench soak kill drill fuzz browsers train pool docs clean system machine

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

install: $(VENV)/tools system $(PACKAGE) ## .venv with the compiled package and every extra but the peers

play: $(VENV)/runtime $(PACKAGE) ## play in the browser; ARGS=--text: at this terminal
	$(if $(GAMES),PYTHONPATH=tests GROUNDLINGS_GAMES=$(GAMES) )$(BIN)/groundlings play $(ARGS)

# Browsers wait for each other a fifth of the time, and what is not compiled never waits: it takes
# what they leave, and is told when they are done.
test: export GROUNDLINGS_COMPILE = require
test: system machine install ## everything: lint, types, tests on both builds, coverage
	@said=$$(mktemp); \
	nice -n 5 $(MAKE) -k check cover >$$said 2>&1 & beside=$$!; \
	trap "kill $$beside" INT TERM; \
	$(MAKE) pytest; status=$$?; \
	wait $$beside || status=1; \
	cat $$said; rm -f $$said; exit $$status

check: $(VENV)/tools ## lint, formatting, types, who imports whom, dependencies
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src:tests $(BIN)/lint-imports --cache-dir build/imports
	PYTHONPATH=src:tests $(BIN)/python -m house.audit

# Which tests a build leaves to the other is said by markers: tests/conftest.py puts them on.
pytest: install ## the tests on the installed package
	$(PYTEST) -m 'not plain and not soak' --durations=12

cover: $(VENV)/tools ## the tests on the plain sources, with coverage
	$(PURE) $(PYTEST) -m 'not compiled and not soak' -p no:slipcover -p covered

bench: install $(VENV)/peers ## our speed beside the peers', in one table; ARGS="--only engine"
	@scripts/needs $(PYTHON) chromium firefox
	$(BIN)/python -m benchmarks $(ARGS)

soak: install ## all tests over and over, on both builds, with fresh dice (ROUNDS=20)
	@round=1; while [ $$round -le $(ROUNDS) ]; do \
	    echo "round $$round of $(ROUNDS)"; \
	    HYPOTHESIS_PROFILE=fresh $(BIN)/pytest -q -n auto --ignore=tests/house $(ARGS) || exit 1; \
	    $(PURE) HYPOTHESIS_PROFILE=fresh $(BIN)/pytest -q -n auto -m 'not compiled' $(ARGS) || exit 1; \
	    round=$$((round + 1)); \
	done

kill: install machine ## kill -9 the server 20 times under 50 tables, on both databases
	PYTHONPATH=tests $(BIN)/python -m kill.trial --database sqlite $(ARGS)
	PYTHONPATH=tests $(BIN)/python -m kill.trial --database postgresql $(ARGS)

drill: install machine ## every fault a house may meet, on both databases; 1,000 kills among them
	PYTHONPATH=tests $(BIN)/python -m drill $(ARGS)

fuzz: install ## a million records and editions and 100,000 requests that make no sense
	PYTHONPATH=tests $(BIN)/python -m fuzz $(ARGS)

browsers: install ## a whole game on every drawn table in Chromium, Firefox and WebKit
	@scripts/needs $(PYTHON) chromium firefox webkit screen
	PYTHONPATH=tests $(BIN)/python -m browsers $(ARGS)

train: install ## learn all tables that bots play by again, in build/tables
	$(BIN)/python scripts/train build/tables

pool: install ## tables and styles that a strong player must hold against, in build/pool
	$(BIN)/python scripts/pool shakespeare 2 build/pool/shakespeare-2
	$(BIN)/python scripts/pool othello 2 build/pool/othello-2

docs: install ## the documentation, in build/docs
	$(BIN)/sphinx-build -q -W --keep-going docs build/docs

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist .hypothesis
	find src tests benchmarks docs -name __pycache__ -prune -exec rm -rf {} +

# What the tests need of the machine: a compiler, a real PostgreSQL, a real Chromium, and valgrind
# to count what the engine costs.
machine:
	@scripts/needs $(PYTHON) postgresql chromium valgrind

# A compiler is needed where compiled code is required, and welcome elsewhere.
system:
	@[ "$$GROUNDLINGS_COMPILE" = no ] || scripts/needs $(PYTHON) venv compiler headers \
	    || [ "$$GROUNDLINGS_COMPILE" != require ]

$(VENV)/made:
	@scripts/needs $(PYTHON) venv
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/runtime: pyproject.toml scripts/requirements | $(VENV)/made
	@$(BIN)/python scripts/requirements build web >$@.txt
	$(PIP) install -q -r $@.txt
	@touch $@

$(VENV)/tools: pyproject.toml scripts/requirements | $(VENV)/made
	@$(BIN)/python scripts/requirements build web postgres arena ray test browsers lint docs >$@.txt
	$(PIP) install -q -r $@.txt
	@touch $@ $(VENV)/runtime

# The peers are large, and only `make bench` plays against all of them.
$(VENV)/peers: pyproject.toml scripts/requirements | $(VENV)/tools
	@$(BIN)/python scripts/requirements peers >$@.txt
	$(PIP) install -q -r $@.txt
	@touch $@

# build/lib* goes first: setuptools would pack modules that are long gone from src/.
# A package left uncompiled gets no stamp: the next make tries again, there may be a compiler then.
$(PACKAGE): | $(VENV)/runtime
	@rm -rf build/lib* build/bdist* $(VENV)/package-* && mkdir -p build
	@echo "building the package"
	@$(PIP) install -v --no-build-isolation --no-deps --force-reinstall . >build/install.log 2>&1 \
	    || { cat build/install.log; exit 1; }
	@sed -n 's/^ *groundlings: /  /p' build/install.log
	@if grep -q 'groundlings: compiled' build/install.log; then touch $@; fi
