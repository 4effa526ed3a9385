import { digitalLinkPath } from "../../domain/catalogue/digital-link.ts";
import { grey, openSheet, page } from "../invoice-pdf/sheet.ts";

/** Three codes in a row, as wide as they and their words are, in points; 90 points are 32 mm. */
const grid = { across: 3, size: 90, width: 166, height: 150 } as const;

/** Returns the codes of things as a PDF to be cut into labels: each a QR code of its GS1 Digital Link, its name and its GTIN. The same things give the same bytes on one day. */
export async function writeLinksPdf(
  things: readonly { gtin: string; name: string }[],
  { publicUrl, shopName, day }: { publicUrl: string; shopName: string; day: string },
): Promise<Buffer> {
  const sheet = await openSheet({ title: "GS1 Digital Link", author: shopName, language: "pl", day });
  for (const [at, { gtin, name }] of things.entries()) {
    const column = at % grid.across;
    if (column === 0) {
      if (at > 0) sheet.y += grid.height;
      sheet.need(grid.height);
    }
    const [x, top] = [page.left + column * grid.width, sheet.y];
    sheet.qrCode(`${publicUrl}${digitalLinkPath(gtin)}`, { x, top, size: grid.size });
    const taken = sheet.block(
      name.slice(0, 60),
      { x, top: top + grid.size + 2, width: grid.width - 12 },
      { style: "strong", size: 8 },
    );
    sheet.block(
      `GTIN ${gtin}`,
      { x, top: top + grid.size + 2 + taken, width: grid.width - 12 },
      { style: "text", size: 7.5, colour: grey },
    );
  }
  return sheet.end((number, of) => ({ left: shopName, right: `${number} / ${of}` }));
}
