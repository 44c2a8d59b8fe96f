# Two commands do everything on a fresh machine: `make run` and `make test`.
.PHONY: build

build:
	swift build --product whorl
