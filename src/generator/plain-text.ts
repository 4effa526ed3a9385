/** Returns HTML as plain text of at most so many characters, cut at a word: for descriptions in heads. */
export function plainText(html: string, most = 160): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:(amp|lt|gt|quot|nbsp)|#(\d{2,6}));/g, (_, name: string | undefined, code: string) =>
      name === undefined ? String.fromCodePoint(Number(code)) : entities[name]!,
    )
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
