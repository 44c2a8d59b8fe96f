// One spinner by ora: ora_spinner.mjs RATE SECONDS.
import ora from 'ora';

const [rate, seconds] = process.argv.slice(2).map(Number);
const frames = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
// It takes whole milliseconds only.
const spinner = ora({text: 'Loading', spinner: {interval: Math.round(1000 / rate), frames}}).start();
setTimeout(() => spinner.stop(), seconds * 1000);
