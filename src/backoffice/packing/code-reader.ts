/** Reads the codes in a picture of a film; returns what they say. */
export type CodeReader = (film: HTMLVideoElement) => Promise<string[]>;

/** Codes of goods, and what labels print their own in. */
const formats = ["ean_13", "ean_8", "upc_a", "upc_e", "code_128", "code_39", "itf", "qr_code"] as const;

interface Detector {
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type Detectors = (new (options: { formats: readonly string[] }) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Returns the browser's own reader where it knows the codes of goods, else one in WebAssembly, which comes from the shop itself when it is first needed. */
export async function openCodeReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector;
  const known = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own === undefined || !known.includes("ean_13")) return (await import("./zxing-reader.ts")).openZxingReader();
  const detector = new own({ formats: formats.filter((format) => known.includes(format)) });
  return async (film) => (await detector.detect(film)).map(({ rawValue }) => rawValue);
}
