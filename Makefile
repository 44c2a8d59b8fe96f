# On a fresh Debian with Swift 6.2 or newer, `make run` and `make test` do everything: what is
# missing is installed, what has changed is built.

PREFIX ?= /usr/local
RELEASE := .build/release/whorl
HERE := $(DESTDIR)$(PREFIX)
INSTALLED := $(addprefix $(HERE)/,bin/whorl share/man/man1/whorl.1 \
  share/bash-completion/completions/whorl share/zsh/site-functions/_whorl \
  share/fish/vendor_completions.d/whorl.fish share/whorl/schema/theme-1.json \
  share/whorl/schema/config-1.json)
ORDER := $(CURDIR)/.build/order.txt
RELEASE_FLAGS := -c release -Xswiftc -static-executable -Xlinker --strip-debug \
  -Xswiftc -Xfrontend -Xswiftc -disable-type-layout \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -use-ld=lld -Xlinker -z -Xlinker max-page-size=2097152 \
  -Xlinker -z -Xlinker separate-loadable-segments \
  -Xlinker --symbol-ordering-file=$(ORDER) -Xlinker --no-warn-symbol-ordering
SWIFT_FORMAT := swift format lint --strict --recursive --parallel

# A file of each package that a step needs.
NCURSES := /usr/include/curses.h
PNG := /usr/include/png.h
VTERM := /usr/include/vterm.h
VALGRIND := /usr/bin/valgrind
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

# One file that needs no other: no Swift runtime, no ncurses, nothing to install with it. A start is
# what most uses of it consist of, so the program is made for that:
# - Values of many parts are copied by code of their own: by layout, each type's first copy would have
#   the runtime put its description together. Types are asked for by what they consist of, not by
#   names that the runtime would have to read first.
# - The code begins where a large page can: the kernel maps it with a few faults in place of a hundred.
# - It is linked twice, the second time in the order in which the first one was used at its start.
release: $(NCURSES) $(PNG) $(VALGRIND) $(ORDER)
	swift build --product whorl $(RELEASE_FLAGS)
	@if Benchmarks/layout $(RELEASE) >$(ORDER).new; then mv $(ORDER).new $(ORDER); \
		else echo "the program stays in the order that it was linked in" >&2; fi
	@rm $(RELEASE)
	swift build --product whorl $(RELEASE_FLAGS)
	@strip -o $(RELEASE).bare $(RELEASE)
	@$(call copy,$(RELEASE).bare,$(RELEASE).whole)
	@mv $(RELEASE).whole $(RELEASE)
	@rm $(RELEASE).bare

$(ORDER):
	@mkdir -p $(@D) && touch $@

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

$(VALGRIND):
	@$(call install,valgrind python3 binutils)

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
