/** Returns the addresses of a file of two columns, whatever parts them: a comma, a semicolon, a tab. A row whose first cell is no path is a heading, or nothing. */
export function redirectsIn(text: string): { from: string; to: string }[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .flatMap((line) => {
      const [from = "", to = ""] = cellsIn(line);
      return /^(?:\/|https?:)/i.test(from) && to !== "" ? [{ from, to }] : [];
    });
}

/** A tab parts cells before a semicolon does, and that before a comma, which addresses may hold; in quotes each is a sign as any, and a quote is two. */
function cellsIn(line: string): string[] {
  const outside = line.replace(/"(?:[^"]|"")*"/g, "");
  const sign = ["\t", ";", ","].find((one) => outside.includes(one));
  if (sign === undefined) return [line.trim()];
  const cells = line.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${sign}])+`, "g")) ?? [];
  return cells.map((cell) => {
    const bare = cell.trim();
    return /^".*"$/.test(bare) ? bare.slice(1, -1).replaceAll('""', '"').trim() : bare;
  });
}
