import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import address from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { CodeReader } from "./code-reader.ts";

/** Opens the reader for browsers that have none of their own: ZXing, from the shop's own files. */
export async function openZxingReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true })!;
  return async (film) => {
    canvas.width = film.videoWidth;
    canvas.height = film.videoHeight;
    drawing.drawImage(film, 0, 0);
    const found = await readBarcodes(drawing.getImageData(0, 0, canvas.width, canvas.height), {
      formats: ["EANUPC", "Code128", "Code39", "ITF", "QRCode"],
      maxNumberOfSymbols: 1,
    });
    return found.map(({ text }) => text);
  };
}
