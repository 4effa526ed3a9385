/**
 * Has the browser work out styles and layout of a page before it is shown, once its elements are there: it stands in the
 * document, where `.view-ahead` keeps it out of sight, hearing and reach, and without room. The pictures that will be seen
 * first are fetched. Returns the way to call it off. Only where a pointer hovers: a finger's click comes too soon after
 * its touch.
 */
export function rehearse(place: HTMLElement): () => void {
  let begin: ReturnType<typeof setTimeout> | undefined;
  const filled = new MutationObserver(() => {
    filled.disconnect();
    begin = setTimeout(layOut, 0, place);
  });
  if (matchMedia("(hover: hover)").matches) filled.observe(place, { childList: true });
  return () => {
    filled.disconnect();
    clearTimeout(begin);
    if (place.classList.contains("view-ahead")) place.remove();
  };
}

/** Puts the element of a page in sight, and what was there before out of it, where it stays laid out until it is taken away. */
export function putInSight(place: HTMLElement): void {
  const main = document.getElementById("main");
  for (const view of main?.children ?? []) view.classList.add("view-left");
  place.className = "view";
  if (!place.isConnected) main?.append(place);
}

function layOut(place: HTMLElement): void {
  // Shown already.
  if (place.isConnected) return;
  // React hides what is rendered ahead; here the element around it does.
  for (const part of place.children) (part as HTMLElement).style.display = "";
  document.getElementById("main")?.append(place);
  const begins = place.getBoundingClientRect().top;
  const first = [...place.querySelectorAll("img")].filter((picture) => {
    const { left, top, width } = picture.getBoundingClientRect();
    return left < innerWidth && top - begins < innerHeight && width > 0;
  });
  place.classList.add("view-ahead");
  for (const picture of first) picture.loading = "eager";
}
