# Two commands do everything: `make run` and `make test`. Only what changed is rebuilt.
.DEFAULT_GOAL := run
SHELL := bash
.SHELLFLAGS := -euo pipefail -c

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make

# Where a machine forbids compiled files, each of the servers that tests start would compile the whole program anew.
export PYTHONDONTWRITEBYTECODE :=

RUST_SOURCES := Cargo.toml Cargo.lock $(shell find kernel/src home/src bindings/src -name '*.rs') kernel/Cargo.toml home/Cargo.toml bindings/Cargo.toml

PYTHON_SOURCES := $(shell find python/nonuple -name '*.py')

MARKED_SOURCES := $(PYTHON_SOURCES) $(shell find tests -name '*.py') $(wildcard python/nonuple/rulebooks/*/articles.toml)

DOC_SOURCES := $(wildcard docs/*.md docs/recipes/*.py docs/site/* scripts/site/*.py tests/golden/judge-20*.jsonl) \
	$(wildcard python/nonuple/rulebooks/*/articles.toml) python/nonuple/__init__.py python/nonuple/game.py \
	$(wildcard python/nonuple/texts/*commands.py) python/nonuple/texts/options.py

PAGE_SOURCES := scripts/page.py page/Cargo.toml page/Cargo.lock $(shell find page/src page/bind -name '*.rs') page/bind/Cargo.toml

TEXT_SOURCES := $(shell find python/nonuple/texts -name '*.py' -o -name '*.toml')

WEB_SOURCES := web/index.html web/vite.config.ts $(shell find web/src web/public web/scripts -type f -not -path '*/made/*' -not -path web/src/net/server.ts)

# A lock names all that is installed, and leaves out what is required by name but never imported.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps
LOCK := uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 \
	--no-emit-package faker --no-emit-package polyfactory

# How many games of each formula `make study` counts.
GAMES ?= 20000

# Which wheels `make dist` makes, and the source: all by default.
WHEELS ?=

# Which installers `make installer` makes: windows, debian, linux, macos; all by default.
SYSTEMS ?=

.PHONY: run install development test check bench soak cluster study dist installer release pictures pictures-paper format lock clean

run: install
	@$(BIN)/nonuple serve

install: $(STAMPS)/package $(STAMPS)/evidence $(STAMPS)/web $(STAMPS)/site $(STAMPS)/licences

development: install $(STAMPS)/development

# Before anything is downloaded.
$(STAMPS)/toolchain: scripts/toolchain pyproject.toml Cargo.toml web/package.json
	@PYTHON=$(PYTHON) scripts/toolchain
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/python: requirements.lock | $(STAMPS)/toolchain
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements.lock
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/development: requirements-dev.lock $(STAMPS)/python
	$(PIP) --require-hashes -r requirements-dev.lock
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/package: $(STAMPS)/python pyproject.toml $(RUST_SOURCES)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(PIP) --no-build-isolation -e .
	@mkdir -p $(STAMPS) && touch $@

# Which tests show which article, for the package, and the page of all articles: both read from marks.
$(STAMPS)/evidence: $(STAMPS)/package scripts/articles.py $(MARKED_SOURCES)
	$(BIN)/python -m scripts.articles
	@touch $@

$(STAMPS)/npm: web/package.json web/package-lock.json web/.npmrc | $(STAMPS)/toolchain
	npm --prefix web ci --silent --no-audit --no-fund
	@mkdir -p $(STAMPS) && touch $@

# What is played without a server, where Rust can be had for it.
$(STAMPS)/page: $(STAMPS)/package $(RUST_SOURCES) $(PAGE_SOURCES)
	$(BIN)/python -m scripts.page
	@touch $@

# The sentences of the screens and the shapes of what they are sent are Python's; what has not changed is not written again.
web/src/net/server.ts: $(STAMPS)/package scripts/screens.py $(PYTHON_SOURCES)
	$(BIN)/python -m scripts.screens

$(STAMPS)/web: $(STAMPS)/npm $(STAMPS)/page web/src/net/server.ts scripts/screens.py $(TEXT_SOURCES) $(WEB_SOURCES)
	npm --prefix web run --silent build
	@mkdir -p $(STAMPS) && touch $@

# The generator of the documentation has an environment of its own: nothing of it is needed to run.
$(STAMPS)/generator: requirements-docs.lock | $(STAMPS)/toolchain
	$(PYTHON) -m venv $(STAMPS)/docs
	$(STAMPS)/docs/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-docs.lock
	@touch $@

$(STAMPS)/site: $(STAMPS)/generator $(STAMPS)/package $(DOC_SOURCES)
	$(BIN)/python -m scripts.site
	@touch $@

# The licences of all that is shipped, told by those who wrote it.
$(STAMPS)/licences: $(STAMPS)/web $(STAMPS)/package scripts/licences.py requirements.lock
	$(BIN)/python -m scripts.licences
	@touch $@

# What tests need and the machine may lack comes from Debian's packages.
$(STAMPS)/packages: scripts/packages
	scripts/packages
	@mkdir -p $(STAMPS) && touch $@

test: development $(STAMPS)/packages
	cargo test --release --quiet --package nonuple-kernel
	cargo test --quiet --manifest-path page/Cargo.toml --target-dir target/page
	npm --prefix web run --silent test
	$(BIN)/python -m pytest -n 2 --dist worksteal
	npm --prefix web run --silent e2e

check: development
	cargo fmt --all --check
	cargo fmt --all --check --manifest-path page/Cargo.toml
	cargo clippy --release --quiet --workspace --all-targets -- -D warnings
	cargo clippy --quiet --manifest-path page/Cargo.toml --target-dir target/page --workspace --all-targets -- -D warnings
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest nonuple._kernel
	npm --prefix web run --silent lint
	npm --prefix web run --silent check
	$(BIN)/python -m pytest tests/architecture

# A source distribution and a wheel for each kind of computer, into dist/; `make dist WHEELS=linux-x86_64` makes one.
$(STAMPS)/dist: requirements-dist.lock $(STAMPS)/development
	$(PIP) --require-hashes -r requirements-dist.lock
	@touch $@

dist: install $(STAMPS)/dist
	$(BIN)/python -m scripts.dist $(WHEELS)

# What a double click installs, into dist/, with checksums and an SBOM each; `make installer SYSTEMS=windows` makes one.
installer: install $(STAMPS)/dist
	scripts/packages installer
	$(BIN)/python -m scripts.installer $(SYSTEMS)

# A release of the version given, committed and tagged here, with its wheels, checksums and SBOM in dist/: nothing is published.
release: install $(STAMPS)/dist
	$(BIN)/python -m scripts.release "$(VERSION)" $(WHEELS)

bench: development $(STAMPS)/packages
	$(BIN)/python -m benches
	npm --prefix web run --silent bench

# What many machines need besides: 400 MB, for whoever tests or studies with a cluster.
$(STAMPS)/cluster: requirements-cluster.lock $(STAMPS)/development
	$(PIP) --no-compile --require-hashes -r requirements-cluster.lock
	@touch $@

# A real Ray cluster of two nodes on this machine, one of which is killed.
cluster: development $(STAMPS)/cluster
	NONUPLE_SOAK=1 $(BIN)/python -m pytest tests/cluster

# Games of every formula, counted on from where it stood, and the page of what was found: docs/study.md.
study: install
	$(BIN)/python -m scripts.study --games $(GAMES)

soak: development cluster $(STAMPS)/packages $(STAMPS)/dist
	for kind in mingw library windows installer; do scripts/packages $$kind || exit 1; done
	NONUPLE_SOAK=1 $(BIN)/python -m pytest tests/wheels
	NONUPLE_SOAK=1 $(BIN)/python -m pytest -n 2 tests/properties tests/play tests/slips tests/ledger tests/announce tests/formats tests/store tests/contest tests/event tests/tournament tests/between tests/server tests/free tests/opponents tests/solo tests/family tests/topping
	NONUPLE_SOAK=1 cargo test --release --quiet --package nonuple-kernel

# Screenshots of every screen and state, into docs/images/screens.
pictures: development $(STAMPS)/packages
	npm --prefix web run --silent pictures

# Every printed page, clean and as a bad photocopy, into target/paper; a few into docs/images/paper.
pictures-paper: development
	$(BIN)/python -m scripts.paper target/paper

format: development
	cargo fmt --all
	cargo fmt --all --manifest-path page/Cargo.toml
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m scripts.graph
	npm --prefix web run --silent format

# Run after a change of a requirements*.in; needs the `uv` command.
lock:
	$(LOCK) --no-emit-package tzdata requirements.in -o requirements.lock
	$(LOCK) -c requirements.lock requirements.in requirements-dev.in -o requirements-dev.lock
	$(LOCK) -c requirements-dev.lock requirements-dist.in -o requirements-dist.lock
	$(LOCK) -c requirements-dev.lock requirements-cluster.in -o requirements-cluster.lock
	$(LOCK) requirements-docs.in -o requirements-docs.lock

clean:
	rm -rf $(VENV) $(STAMPS) target dist web/made web/src/i18n/made web/node_modules python/nonuple/server/static python/nonuple/server/doc
	rm -f python/nonuple/rules/evidence.json python/nonuple/data/licences.json docs/rules.md
