/** A label on each page, or four on each A4 sheet. */
export type LabelSheet = "A6" | "A4";

/** Points. */
const a4 = { width: 595.28, height: 841.89 };

/** Returns labels, each a PDF, as one PDF in their order; null: one of them cannot be read. */
export async function gatherLabelsPdf(labels: readonly Buffer[], sheet: LabelSheet): Promise<Buffer | null> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const all = await PDFDocument.create();
  try {
    for (const label of labels) {
      const one = await PDFDocument.load(label);
      for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
    }
  } catch {
    return null;
  }
  if (sheet === "A6") return Buffer.from(await all.save());
  const sheets = await PDFDocument.create();
  const pages = await sheets.embedPdf(await all.save(), all.getPageIndices());
  const [width, height] = [a4.width / 2, a4.height / 2];
  for (const [at, page] of pages.entries()) {
    const on = at % 4 === 0 ? sheets.addPage([a4.width, a4.height]) : sheets.getPage(sheets.getPageCount() - 1);
    const scale = Math.min(width / page.width, height / page.height);
    on.drawPage(page, {
      x: (at % 2) * width + (width - page.width * scale) / 2,
      y: (at % 4 < 2 ? height : 0) + (height - page.height * scale) / 2,
      xScale: scale,
      yScale: scale,
    });
  }
  return Buffer.from(await sheets.save());
}
