/** Begins a task once the frame that is being made has been painted. Returns the way to call it off. */
export function afterFrame(task: () => void): () => void {
  let behind: ReturnType<typeof setTimeout> | undefined;
  // A task put behind a frame's own work begins when that frame has been painted.
  const frame = requestAnimationFrame(() => (behind = setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(behind);
  };
}
