# On a fresh Debian with Swift 6.2 or newer, `make run` and `make test` do everything: what is
# missing is installed, what has changed is built.

PREFIX ?= /usr/local
RELEASE := .build/release/whorl
HERE := $(DESTDIR)$(PREFIX)
INSTALLED := $(addprefix $(HERE)/,bin/whorl share/man/man1/whorl.1 \
  share/bash-completion/completions/whorl share/zsh/site-functions/_whorl \
  share/fish/vendor_completions.d/whorl.fish share/whorl/schema/theme-1.json \
  share/whorl/schema/config-1.json)
RELEASE_FLAGS := -c release -Xswiftc -static-executable -Xlinker -s \
  -Xswiftc -Xfrontend -Xswiftc -disable-type-layout \
  -Xswiftc -use-ld=lld -Xlinker -z -Xlinker max-page-size=2097152 \
  -Xlinker -z -Xlinker separate-loadable-segments
SWIFT_FORMAT := swift format lint --strict --recursive --parallel

# A file of each package that a step needs.
NCURSES := /usr/include/curses.h
PNG := /usr/include/png.h
VTERM := /usr/include/vterm.h
CHAFA := /usr/include/chafa/chafa.h
JSONSCHEMA := /usr/lib/python3/dist-packages/jsonschema/__init__.py

.PHONY: run test build release install uninstall lint format bench picture pictures

run: $(NCURSES) $(PNG)
	swift build --product whorl
	@.build/debug/whorl

test: $(NCURSES) $(PNG) $(VTERM) $(JSONSCHEMA)
	swift build --build-tests
	SWIFT_BACKTRACE=enable=no swift test --skip-build --parallel

build: $(NCURSES) $(PNG)
	swift build --product whorl

# One file that needs no other: no Swift runtime, no ncurses, nothing to install with it. Values of
# many parts are copied by code of their own: by layout, each type's first copy would have the
# runtime put its description together, which is a seventh of all that a start does. The code begins
# where a large page can: then the kernel maps it with a few faults in place of a hundred.
release: $(NCURSES) $(PNG)
	swift build --product whorl $(RELEASE_FLAGS)
	@$(call copy,$(RELEASE),$(RELEASE).whole)
	@mv $(RELEASE).whole $(RELEASE)

# The program, and what it prints of itself: manual page, completions, schemas.
install: release
	install -d $(dir $(INSTALLED))
	$(call copy,$(RELEASE),$(HERE)/bin/whorl)
	$(RELEASE) man >$(HERE)/share/man/man1/whorl.1
	$(RELEASE) completion bash >$(HERE)/share/bash-completion/completions/whorl
	$(RELEASE) completion zsh >$(HERE)/share/zsh/site-functions/_whorl
	$(RELEASE) completion fish >$(HERE)/share/fish/vendor_completions.d/whorl.fish
	$(RELEASE) schema >$(HERE)/share/whorl/schema/theme-1.json
	$(RELEASE) schema config >$(HERE)/share/whorl/schema/config-1.json
	chmod 644 $(filter $(HERE)/share/%,$(INSTALLED))

uninstall:
	rm -f $(INSTALLED)

lint:
	$(SWIFT_FORMAT) Sources Tests Benchmarks Examples/Sources Examples/Package.swift \
		Package.swift

format:
	swift format --in-place --recursive --parallel Sources Tests Benchmarks Examples/Sources \
		Examples/Package.swift Package.swift

# SECTIONS= names some of what there is to measure, such as "start cells".
bench: release $(CHAFA)
	swift build --product WhorlBench $(RELEASE_FLAGS)
	Benchmarks/run $(RELEASE) $(SECTIONS)

# The studio, and every theme in braille, half blocks and pixels.
picture pictures: build
	@/usr/bin/python3 -c 'import pyte, PIL' 2>/dev/null || $(call install,python3-pyte python3-pil)
	@test -e /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf \
		|| $(call install,fonts-dejavu-core)
	pictures/take .build/debug/whorl pictures/studio.png
	pictures/sheet .build/debug/whorl pictures

$(NCURSES):
	@$(call install,libncurses-dev)

$(PNG):
	@$(call install,libpng-dev)

$(VTERM):
	@$(call install,libvterm-dev)

# Only where Debian can install them: elsewhere what needs them is left out and said to be.
$(CHAFA):
	@if command -v apt-get >/dev/null; then \
		$(call install,libchafa-dev libglib2.0-dev pkg-config librust-indicatif-dev \
			golang-go golang-github-charmbracelet-bubbles-dev python3-venv); fi

# Only where Debian can install it: elsewhere the tests that need it are skipped by name.
$(JSONSCHEMA):
	@if command -v apt-get >/dev/null; then $(call install,python3-jsonschema); fi

# A program, written in one piece. The kernel keeps a file in memory in pieces as large as those that
# were written: from those of a linker, or of `install`, a start takes a fifth longer.
define copy
install -m 755 /dev/null $(2) && dd if=$(1) of=$(2) bs=64M status=none
endef

# Debian's packages, as root or through sudo; elsewhere the name of what is missing.
define install
{ command -v apt-get >/dev/null || { echo "please install: $(1)" >&2; exit 1; }; \
  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
  $$run apt-get update -q && $$run apt-get install -q -y --no-install-recommends $(1); }
endef
