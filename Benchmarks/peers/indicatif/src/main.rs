//! One spinner by indicatif: `spinner RATE SECONDS`.
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::Duration;

fn main() {
    let numbers: Vec<f64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [rate, seconds] = numbers[..] else { std::process::exit(2) };
    // By itself it draws twenty times a second and no more.
    let target = ProgressDrawTarget::stderr_with_hz((rate * 2.0) as u8);
    let spinner = ProgressBar::with_draw_target(None, target).with_message("Loading");
    let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
    spinner.set_style(ProgressStyle::default_spinner().tick_strings(&frames));
    spinner.enable_steady_tick(Duration::from_secs_f64(1.0 / rate));
    std::thread::sleep(Duration::from_secs_f64(seconds));
    spinner.finish_and_clear();
}
