# Two commands do everything: `make run` and `make test`. Only what changed is rebuilt.
.DEFAULT_GOAL := run
SHELL := bash
.SHELLFLAGS := -euo pipefail -c

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make

RUST_SOURCES := Cargo.toml Cargo.lock $(shell find kernel/src bindings/src -name '*.rs') kernel/Cargo.toml bindings/Cargo.toml

WEB_SOURCES := web/index.html web/vite.config.ts $(shell find web/src web/public web/scripts -type f)

.PHONY: run install test check bench soak pictures format lock clean

run: install
	@$(BIN)/nonuple serve

install: $(STAMPS)/package $(STAMPS)/web

$(STAMPS)/python: requirements.lock
	@command -v cargo >/dev/null || { echo "make: cargo is missing: install the Rust toolchain (rustup, or Debian's package cargo)." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/package: $(STAMPS)/python pyproject.toml $(RUST_SOURCES)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/npm: web/package.json web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "make: npm is missing: install Node.js 20 or later (Debian's packages nodejs and npm)." >&2; exit 1; }
	npm --prefix web ci --silent --no-audit --no-fund
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/web: $(STAMPS)/npm $(WEB_SOURCES)
	npm --prefix web run --silent build
	@mkdir -p $(STAMPS) && touch $@

# What tests need and the machine may lack comes from Debian's packages.
$(STAMPS)/packages: scripts/packages
	scripts/packages
	@mkdir -p $(STAMPS) && touch $@

test: install $(STAMPS)/packages
	cargo test --release --quiet --package nonuple-kernel
	npm --prefix web run --silent test
	$(BIN)/python -m pytest -n 2
	npm --prefix web run --silent e2e

check: install
	cargo fmt --all --check
	cargo clippy --release --quiet --workspace --all-targets -- -D warnings
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest nonuple._kernel
	npm --prefix web run --silent lint
	npm --prefix web run --silent check
	$(BIN)/python -m pytest tests/architecture

bench: install $(STAMPS)/packages
	$(BIN)/python -m benches
	npm --prefix web run --silent bench

soak: install
	NONUPLE_SOAK=1 $(BIN)/python -m pytest -n 2 tests/properties tests/slips tests/ledger tests/announce tests/formats tests/store tests/contest tests/server

# Screenshots of every screen and state, into docs/images/screens.
pictures: install $(STAMPS)/packages
	npm --prefix web run --silent pictures

format: install
	cargo fmt --all
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m nonuple.server.shapes > web/src/lib/server.ts
	npm --prefix web run --silent format

# Run after a change of requirements.in; needs the `uv` command.
lock:
	uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 requirements.in -o requirements.lock

clean:
	rm -rf $(VENV) $(STAMPS) target web/node_modules python/nonuple/server/static
