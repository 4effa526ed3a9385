import { buffer } from "node:stream/consumers";
import encodeQr from "qr";
import { openTypesetter, type Setting, type Typesetter } from "./typesetter.ts";

/** A4 with margins, in points; a hairline is what the shop draws its lines with. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 48, bottom: 776 } as const;
export const grey = "#6b6a65";

export interface Sheet {
  type: Typesetter;
  /** Where the next thing begins, from the top of the page. */
  y: number;
  /** Goes on on a new page when so much does not fit on this one; returns whether it did. */
  need(height: number): boolean;
  hairline(options?: { from?: number; to?: number; thick?: number }): void;
  /** Sets a text broken into lines below `top`; returns the height it took. */
  block(text: string, at: { x: number; top: number; width: number }, setting: Setting & { leading?: number }): number;
  /** Draws a PNG with its upper left corner there, so many points wide and high. */
  picture(png: Buffer, at: { x: number; top: number; width: number; height: number }): void;
  /** Sets a QR code, `size` points wide with its quiet border, its upper left corner there. */
  qrCode(text: string, at: { x: number; top: number; size: number }): void;
  /** Ends the document with a foot on every page, and answers its bytes. */
  end(foot: (page: number, of: number) => { left: string; right: string }): Promise<Buffer>;
}

/**
 * Opens a document. The same title, language, day and content give the same bytes. What draws it takes 14 MB of memory
 * and a fifth of a second to load, so a process loads it with its first invoice.
 */
export async function openSheet({
  title,
  author,
  language,
  day,
}: {
  title: string;
  author: string;
  language: string;
  day: string;
}): Promise<Sheet> {
  const { default: Pdf } = await import("pdfkit");
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: title,
      Author: author,
      Creator: "Bruk",
      Producer: "Bruk",
      CreationDate: new Date(`${day}T12:00:00Z`),
    },
  });
  const whole = buffer(doc);
  const type = openTypesetter(doc);
  const sheet: Sheet = {
    type,
    y: page.top,
    need(height) {
      if (sheet.y + height <= page.bottom) return false;
      doc.addPage();
      sheet.y = page.top;
      return true;
    },
    hairline({ from = page.left, to = page.right, thick = 0.6 } = {}) {
      doc.rect(from, sheet.y, to - from, thick).fill("#111111");
    },
    block(text, { x, top, width }, { leading = 1.4, ...setting }) {
      const lines = type.lines(text, width, setting);
      for (const [at, line] of lines.entries())
        type.line(line, { x, baseline: top + setting.size * (0.9 + at * leading) }, setting);
      return lines.length * setting.size * leading;
    },
    picture(png, { x, top, width, height }) {
      doc.image(png, x, top, { width, height });
    },
    qrCode(text, { x, top, size }) {
      const rows = encodeQr(text, "raw", { border: 4 });
      const side = size / rows.length;
      for (const [y, row] of rows.entries())
        for (const [column, dark] of row.entries()) if (dark) doc.rect(x + column * side, top + y * side, side, side);
      doc.fill("#000000");
    },
    async end(foot) {
      const { count } = doc.bufferedPageRange();
      for (let at = 0; at < count; at += 1) {
        doc.switchToPage(at);
        const { left, right } = foot(at + 1, count);
        sheet.y = 796;
        sheet.hairline();
        type.line(left, { x: page.left, baseline: 810 }, { style: "text", size: 7.5, colour: grey });
        type.line(right, { x: page.right, baseline: 810 }, { style: "text", size: 7.5, colour: grey, right: true });
      }
      doc.end();
      return whole;
    },
  };
  return sheet;
}
