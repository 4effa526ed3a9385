/** Calls back once when the process that started this one is gone. Costs one look four times a second, and keeps nothing alive. */
export function whenParentGone(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 250);
  timer.unref();
}
