# Two commands do everything: `make run` and `make test`. Only what changed is rebuilt.
.DEFAULT_GOAL := run
SHELL := bash
.SHELLFLAGS := -euo pipefail -c

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make

RUST_SOURCES := Cargo.toml Cargo.lock $(shell find kernel/src bindings/src -name '*.rs') kernel/Cargo.toml bindings/Cargo.toml

.PHONY: run install test check bench soak format lock clean

run: install
	@$(BIN)/nonuple tour

install: $(STAMPS)/package

$(STAMPS)/python: requirements.lock
	@command -v cargo >/dev/null || { echo "make: cargo is missing: install the Rust toolchain (rustup, or Debian's package cargo)." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/package: $(STAMPS)/python pyproject.toml $(RUST_SOURCES)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@mkdir -p $(STAMPS) && touch $@

test: install
	cargo test --release --quiet --package nonuple-kernel
	$(BIN)/python -m pytest -n 2

check: install
	cargo fmt --all --check
	cargo clippy --release --quiet --workspace --all-targets -- -D warnings
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest nonuple._kernel
	$(BIN)/python -m pytest tests/architecture

bench: install
	$(BIN)/python -m benches

soak: install
	NONUPLE_SOAK=1 $(BIN)/python -m pytest -n 2 tests/properties tests/slips tests/ledger tests/announce tests/formats

format: install
	cargo fmt --all
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Run after a change of requirements.in; needs the `uv` command.
lock:
	uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 requirements.in -o requirements.lock

clean:
	rm -rf $(VENV) $(STAMPS) target
