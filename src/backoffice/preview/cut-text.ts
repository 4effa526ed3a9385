/** A text as far as there is room for it. */
export interface Cut {
  text: string;
  /** Something of it is gone. */
  cut: boolean;
}

/** Returns a text cut at a word where it is wider than there is room, by what measures it; what is cut ends with a sign that says so. */
export function cutText(text: string, room: number, widthOf: (text: string) => number): Cut {
  if (widthOf(text) <= room) return { text, cut: false };
  const words = text.split(" ");
  let most = words.length - 1;
  while (most > 1 && widthOf(`${words.slice(0, most).join(" ")} …`) > room) most -= 1;
  return { text: `${words.slice(0, most).join(" ")} …`, cut: true };
}
