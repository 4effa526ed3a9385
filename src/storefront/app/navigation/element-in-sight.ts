/** Returns the element of the page in sight that has an id; one laid out ahead, or just left, may have it too. */
export function elementInSight(id: string): HTMLElement | null {
  return (
    [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`)].find(
      (element) => !element.closest(".view-ahead, .view-left"),
    ) ?? null
  );
}
