/** Tells when elements come into the window or leave it, at once and whenever that changes. Returns what ends it. */
export function watchSight(
  elements: readonly Element[],
  tell: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(tell, options);
  elements.forEach((element) => observer.observe(element));
  return () => observer.disconnect();
}
