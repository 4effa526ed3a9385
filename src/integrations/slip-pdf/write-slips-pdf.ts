import { buffer } from "node:stream/consumers";
import type { Slip } from "../../domain/parcel/slip.ts";
import { openTypesetter, type Setting, type Typesetter } from "../invoice-pdf/typesetter.ts";

/** A6 with margins, in points. */
const page = { width: 297.64, height: 419.53, left: 20, right: 277.64, top: 20, bottom: 399.53 } as const;
const grey = "#6b6a65";

/** Returns address slips as a PDF, one A6 page a parcel: whom it is for, the locker, the number of the order, who sent it. The same slips give the same bytes. */
export async function writeSlipsPdf(slips: readonly Slip[]): Promise<Buffer> {
  const { default: Pdf } = await import("pdfkit");
  const doc = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    lang: "pl",
    displayTitle: true,
    info: { Title: "Adresy", Creator: "Bruk", Producer: "Bruk", CreationDate: new Date(0) },
  });
  const whole = buffer(doc);
  const type = openTypesetter(doc);
  for (const slip of slips) {
    doc.addPage();
    draw(type, slip, (y, thick) => doc.rect(page.left, y, page.right - page.left, thick).fill("#111111"));
  }
  doc.end();
  return whole;
}

function draw(type: Typesetter, slip: Slip, line: (y: number, thick: number) => void): void {
  const width = page.right - page.left;
  let y: number = page.top;
  const set = (text: string, setting: Setting & { leading?: number; most?: number }) => {
    const { leading = 1.25, most = Infinity, ...plain } = setting;
    for (const words of type.lines(text, width, plain).slice(0, most)) {
      type.line(words, { x: page.left, baseline: y + plain.size * 0.95 }, plain);
      y += plain.size * leading;
    }
  };
  const small = { style: "text", size: 8, colour: grey } as const;
  const parcel = slip.of > 1 ? `${slip.parcel}/${slip.of}` : "";
  const [order, nth] = [String(slip.orderId), { style: "heading", size: 30 } as const];
  type.line(order, { x: page.left, baseline: y + 26 }, nth);
  type.line(parcel, { x: page.right, baseline: y + 26 }, { ...nth, right: true });
  y += 36;
  line(y, 2);
  y += 8;
  set(slip.carrier, { style: "strong", size: 13, most: 1 });
  if (slip.tracking !== null) set(slip.tracking, { style: "text", size: 11, most: 1 });
  if (slip.point !== null) {
    y += 4;
    set(slip.point.id, { style: "heading", size: 34, leading: 1.1, most: 1 });
    if (slip.point.address !== null) set(slip.point.address, { style: "text", size: 11, most: 2 });
  }
  y += 8;
  line(y, 0.6);
  y += 10;
  set(slip.name, { style: "strong", size: 17, most: 2 });
  for (const row of slip.address.filter(Boolean)) set(row, { style: "text", size: 15, most: 3 });
  set(slip.phone, { style: "text", size: 13, most: 1 });
  const foot = page.bottom - slip.from.length * 11;
  line(foot - 8, 0.6);
  for (const [at, words] of slip.from.entries())
    type.line(words, { x: page.left, baseline: foot + 8 + at * 11 }, small);
  if (slip.weight !== null)
    type.line(
      `${(slip.weight / 1000).toFixed(2).replace(".", ",")} kg`,
      { x: page.right, baseline: foot + 8 },
      { ...small, right: true },
    );
}
