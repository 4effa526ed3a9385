import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import type { KsefCodes } from "../../domain/invoice/ksef-links.ts";
import { grey, page, type Sheet } from "./sheet.ts";

/** Draws code I with the number below it, or the word that there is none yet; code II beside it, of what was handed over offline. */
export function drawCodes(sheet: Sheet, { lanCode }: Invoice, codes: KsefCodes): void {
  const { line } = invoiceWords(lanCode);
  const { environment, documentLink, ksefNumber, issuerLink } = codes;
  const system = environment === "production" ? "" : ` (${environment.toUpperCase()})`;
  const said = ksefNumber ?? (issuerLink === null ? line("KSEF_AWAITED") : "OFFLINE");
  const drawn = [
    { link: documentLink, caption: `${said}${system}` },
    { link: issuerLink, caption: "CERTYFIKAT" },
  ].filter(({ link }, at) => link !== null || at === 0);
  const size = documentLink === null ? 0 : 118;
  sheet.y += 12;
  sheet.need(size + 46);
  sheet.y +=
    sheet.block(
      line("KSEF"),
      { x: page.left, top: sheet.y, width: page.right - page.left },
      { style: "text", size: 7.5, colour: grey },
    ) + 4;
  for (const [at, { link, caption }] of drawn.entries()) {
    const x = page.left + at * 252;
    if (link !== null) sheet.qrCode(link, { x: x - 8, top: sheet.y, size });
    sheet.block(caption, { x, top: sheet.y + size, width: 240 }, { style: "strong", size: 9 });
  }
  sheet.y += size + 26;
}
