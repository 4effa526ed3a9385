import { inflateSync } from "node:zlib";

/**
 * Returns the text of each page of a PDF, blanks left out, in the order it was set: what a reader could select and
 * search. Knows what our documents use: embedded fonts with two-byte glyphs and a map to Unicode.
 */
export function pdfText(bytes: Buffer): string[] {
  const objects = new Map<number, { head: string; stream: Buffer | null }>();
  const text = bytes.toString("latin1");
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [, number = "", body = ""] = match;
    const begin = body.indexOf("\nstream\n");
    const head = begin === -1 ? body : body.slice(0, begin);
    const raw = begin === -1 ? null : Buffer.from(body.slice(begin + 8, body.lastIndexOf("\nendstream")), "latin1");
    objects.set(Number(number), {
      head,
      stream: raw !== null && head.includes("FlateDecode") ? inflateSync(raw) : raw,
    });
  }
  const at = (pattern: RegExp, head: string) => Number(pattern.exec(head)?.[1] ?? -1);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = "", number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(
        name,
        unicodeOf(
          objects.get(at(/\/ToUnicode (\d+) 0 R/, objects.get(Number(number))!.head))?.stream?.toString("latin1") ?? "",
        ),
      );
    }
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) =>
    textOf(objects.get(at(/\/Contents (\d+) 0 R/, head))!.stream!.toString("latin1"), fonts),
  );
}

function unicodeOf(map: string): Map<number, string> {
  const emails = new Map<number, string>();
  for (const [, from = "", list = ""] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, units = ""]] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries()) {
      emails.set(
        Number.parseInt(from, 16) + index,
        Buffer.from(units.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      );
    }
  }
  return emails;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map();
  let text = "";
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name)!;
    for (const [, glyphs = ""] of (shown ?? "").matchAll(/<([0-9a-f]*)>/gi)) {
      for (let index = 0; index < glyphs.length; index += 4)
        text += font.get(Number.parseInt(glyphs.slice(index, index + 4), 16)) ?? "\ufffd";
    }
  }
  return text.replace(/\s/g, "");
}
