import { buffer } from "node:stream/consumers";
import { translator } from "../../domain/dictionary/dictionaries.ts";
import { formatMoney } from "../../domain/money.ts";
import type { HandedOver } from "../../domain/parcel/handover.ts";
import { openTypesetter, type Setting } from "../invoice-pdf/typesetter.ts";

/** A4 with margins, in points. */
const page = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 48, bottom: 793.89 } as const;
const columns = { nth: 40, order: 62, tracking: 118, name: 270, to: 400, weight: 505, cod: 555.28 } as const;
const grey = "#6b6a65";

interface Protocol {
  /** `2026-11-29` */
  day: string;
  /** Who hands over, line by line. */
  from: readonly string[];
  parcels: readonly HandedOver[];
}

/** Returns the protocol of parcels handed over on a day as a PDF, with room for two signatures. The same parcels give the same bytes. */
export async function writeProtocolPdf({ day, from, parcels }: Protocol): Promise<Buffer> {
  const { default: Pdf } = await import("pdfkit");
  const t = translator("pl");
  const title = t("PROTOCOL_TITLE", { day });
  const doc = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    lang: "pl",
    displayTitle: true,
    info: { Title: title, Creator: "Bruk", Producer: "Bruk", CreationDate: new Date(0) },
  });
  const whole = buffer(doc);
  const type = openTypesetter(doc);
  const text = { style: "text", size: 9 } as const;
  const fits = (words: string, width: number, setting: Setting) => type.lines(words, width, setting)[0] ?? "";
  const line = (at: number, thick = 0.6) => doc.rect(page.left, at, page.right - page.left, thick).fill("#111111");
  let y = 0;
  const head = () => {
    doc.addPage();
    y = page.top;
    type.line(title, { x: page.left, baseline: y + 18 }, { style: "heading", size: 20 });
    for (const [at, words] of from.entries())
      type.line(words, { x: page.left, baseline: y + 38 + at * 12 }, { ...text, colour: grey });
    y += 38 + from.length * 12 + 8;
    const small = { style: "text", size: 8, colour: grey } as const;
    for (const [name, x] of [
      ["NTH", columns.nth],
      ["ORDER", columns.order],
      ["TRACKING", columns.tracking],
      ["NAME", columns.name],
      ["TO", columns.to],
    ] as const)
      type.line(t(`PROTOCOL_${name}`), { x, baseline: y }, small);
    type.line(t("PROTOCOL_WEIGHT"), { x: columns.weight, baseline: y }, { ...small, right: true });
    type.line(t("PROTOCOL_COD"), { x: columns.cod, baseline: y }, { ...small, right: true });
    y += 6;
    line(y, 1);
    y += 6;
  };
  head();
  for (const [at, { orderId, carrier, tracking, name, to, weight, cod }] of parcels.entries()) {
    // A long name and a long number have a line each: without its number nothing is handed over.
    const carried = type.lines(`${carrier} ${tracking}`, 148, text);
    const high = 16 + (carried.length - 1) * 11;
    if (y + high > page.bottom - 90) head();
    const baseline = y + 9;
    type.line(String(at + 1), { x: columns.nth, baseline }, text);
    type.line(String(orderId), { x: columns.order, baseline }, text);
    for (const [nth, words] of carried.entries())
      type.line(words, { x: columns.tracking, baseline: baseline + nth * 11 }, text);
    type.line(fits(name, 126, text), { x: columns.name, baseline }, text);
    type.line(fits(to, 70, text), { x: columns.to, baseline }, text);
    const kilos = `${(weight / 1000).toFixed(2).replace(".", ",")} kg`;
    type.line(kilos, { x: columns.weight, baseline }, { ...text, right: true });
    if (cod !== null) type.line(formatMoney(cod, "pln"), { x: columns.cod, baseline }, { ...text, right: true });
    y += high;
    line(y - 3, 0.3);
  }
  const sum = parcels.reduce((all, { cod }) => all + (cod ?? 0), 0);
  type.line(
    t("PROTOCOL_COUNT", { count: parcels.length }),
    { x: page.left, baseline: y + 14 },
    { style: "strong", size: 10 },
  );
  if (sum > 0)
    type.line(
      t("PROTOCOL_SUM", { sum: formatMoney(sum, "pln") }),
      { x: page.right, baseline: y + 14 },
      { style: "strong", size: 10, right: true },
    );
  for (const [x, who] of [
    [page.left, t("PROTOCOL_SENDER")],
    [page.right - 200, t("PROTOCOL_COURIER")],
  ] as const) {
    doc.rect(x, page.bottom - 20, 200, 0.6).fill("#111111");
    type.line(who, { x, baseline: page.bottom - 6 }, { style: "text", size: 8, colour: grey });
  }
  doc.end();
  return whole;
}
