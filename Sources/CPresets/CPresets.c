#include "CPresets.h"

#include <string.h>

// The bytes of the folder `themes` become part of the program here, so the folder stays the one
// source. A new theme is a file there, an array here, and a line in the table; a test compares the
// table with the folder.

static const unsigned char rk_ring[] = {
#embed "../../themes/rk-ring.json"
};
static const unsigned char drp_arc[] = {
#embed "../../themes/drp-arc.json"
};
static const unsigned char lottie_veil[] = {
#embed "../../themes/lottie-veil.json"
};
static const unsigned char gq_dots[] = {
#embed "../../themes/gq-dots.json"
};
static const unsigned char gv_bar[] = {
#embed "../../themes/gv-bar.json"
};
static const unsigned char drp_constant_third[] = {
#embed "../../themes/drp-constant-third.json"
};
static const unsigned char drp_sharp_material[] = {
#embed "../../themes/drp-sharp-material.json"
};
static const unsigned char drp_breathing[] = {
#embed "../../themes/drp-breathing.json"
};
static const unsigned char drp_snooball[] = {
#embed "../../themes/drp-snooball.json"
};
static const unsigned char drp_legacy[] = {
#embed "../../themes/drp-legacy.json"
};
static const unsigned char drp_readme[] = {
#embed "../../themes/drp-readme.json"
};
static const unsigned char comet_ring[] = {
#embed "../../themes/comet-ring.json"
};
static const unsigned char quad_arcs[] = {
#embed "../../themes/quad-arcs.json"
};
static const unsigned char material_swirl[] = {
#embed "../../themes/material-swirl.json"
};
static const unsigned char infinity[] = {
#embed "../../themes/infinity.json"
};
static const unsigned char atom[] = {
#embed "../../themes/atom.json"
};
static const unsigned char orbit[] = {
#embed "../../themes/orbit.json"
};
static const unsigned char puff[] = {
#embed "../../themes/puff.json"
};
static const unsigned char double_bounce[] = {
#embed "../../themes/double-bounce.json"
};
static const unsigned char apple_8[] = {
#embed "../../themes/apple-8.json"
};
static const unsigned char dot_ring[] = {
#embed "../../themes/dot-ring.json"
};
static const unsigned char dot_grid[] = {
#embed "../../themes/dot-grid.json"
};
static const unsigned char gq_dots_turning[] = {
#embed "../../themes/gq-dots-turning.json"
};
static const unsigned char conveyor[] = {
#embed "../../themes/conveyor.json"
};
static const unsigned char newtons_cradle[] = {
#embed "../../themes/newtons-cradle.json"
};
static const unsigned char metronome[] = {
#embed "../../themes/metronome.json"
};
static const unsigned char helix[] = {
#embed "../../themes/helix.json"
};
static const unsigned char pacman[] = {
#embed "../../themes/pacman.json"
};
static const unsigned char line_scale[] = {
#embed "../../themes/line-scale.json"
};
static const unsigned char cube_grid[] = {
#embed "../../themes/cube-grid.json"
};
static const unsigned char braille_dots[] = {
#embed "../../themes/braille-dots.json"
};
static const unsigned char braille_orbit[] = {
#embed "../../themes/braille-orbit.json"
};
static const unsigned char ascii_line[] = {
#embed "../../themes/ascii-line.json"
};
static const unsigned char half_moon[] = {
#embed "../../themes/half-moon.json"
};
static const unsigned char grow_bar[] = {
#embed "../../themes/grow-bar.json"
};
static const unsigned char bouncing_bar[] = {
#embed "../../themes/bouncing-bar.json"
};
static const unsigned char bouncing_ball[] = {
#embed "../../themes/bouncing-ball.json"
};

#define WH_PRESET(id, bytes) {id, bytes, sizeof bytes}

static const wh_preset presets[] = {
    WH_PRESET("rk-ring", rk_ring),
    WH_PRESET("drp-arc", drp_arc),
    WH_PRESET("lottie-veil", lottie_veil),
    WH_PRESET("gq-dots", gq_dots),
    WH_PRESET("gv-bar", gv_bar),
    WH_PRESET("drp-constant-third", drp_constant_third),
    WH_PRESET("drp-sharp-material", drp_sharp_material),
    WH_PRESET("drp-breathing", drp_breathing),
    WH_PRESET("drp-snooball", drp_snooball),
    WH_PRESET("drp-legacy", drp_legacy),
    WH_PRESET("drp-readme", drp_readme),
    WH_PRESET("comet-ring", comet_ring),
    WH_PRESET("quad-arcs", quad_arcs),
    WH_PRESET("material-swirl", material_swirl),
    WH_PRESET("infinity", infinity),
    WH_PRESET("atom", atom),
    WH_PRESET("orbit", orbit),
    WH_PRESET("puff", puff),
    WH_PRESET("double-bounce", double_bounce),
    WH_PRESET("apple-8", apple_8),
    WH_PRESET("dot-ring", dot_ring),
    WH_PRESET("dot-grid", dot_grid),
    WH_PRESET("gq-dots-turning", gq_dots_turning),
    WH_PRESET("conveyor", conveyor),
    WH_PRESET("newtons-cradle", newtons_cradle),
    WH_PRESET("metronome", metronome),
    WH_PRESET("helix", helix),
    WH_PRESET("pacman", pacman),
    WH_PRESET("line-scale", line_scale),
    WH_PRESET("cube-grid", cube_grid),
    WH_PRESET("braille-dots", braille_dots),
    WH_PRESET("braille-orbit", braille_orbit),
    WH_PRESET("ascii-line", ascii_line),
    WH_PRESET("half-moon", half_moon),
    WH_PRESET("grow-bar", grow_bar),
    WH_PRESET("bouncing-bar", bouncing_bar),
    WH_PRESET("bouncing-ball", bouncing_ball),
};

size_t wh_preset_count(void) { return sizeof presets / sizeof presets[0]; }

wh_preset wh_preset_at(size_t index) { return presets[index]; }

size_t wh_preset_named(const char *id) {
  size_t index = 0;
  while (index < wh_preset_count() && strcmp(presets[index].id, id) != 0) index++;
  return index;
}
