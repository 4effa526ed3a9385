/**
 * Has the browser work out styles and layout of a page that is not in the document yet, within one task and before any
 * frame, once its elements are there: it keeps what costs most of them, the shapes of words and the styles of like
 * elements, for when the page is shown. The pictures that will be seen first are fetched. Answers the way to call it
 * off. Only where a pointer hovers: a finger's click comes too soon after its touch.
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
  };
}

function layOut(place: HTMLElement): void {
  // Shown already.
  if (place.isConnected) return;
  // React hides what is rendered ahead; outside the document nothing needs to be.
  for (const part of place.children) (part as HTMLElement).style.display = "";
  // A form of its own: radio buttons of one name push each other out within a form only.
  const form = document.createElement("form");
  form.className = "rehearsal";
  form.append(place);
  document.body.append(form);
  const inSight = [...place.querySelectorAll("img")].filter((picture) => {
    const { left, top, width } = picture.getBoundingClientRect();
    return left < innerWidth && top < innerHeight && width > 0;
  });
  form.remove();
  place.remove();
  for (const picture of inSight) picture.loading = "eager";
}
