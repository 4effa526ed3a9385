/** What the first bytes of a file say it is, where that is no text. */
export function notText(bytes: Uint8Array): string | null {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  const isBook = starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0);
  return isBook
    ? "This is a workbook of a spreadsheet program (XLSX, XLS or ODS), no CSV. Open it and save its sheet anew: in Excel 'Save as', 'CSV UTF-8 (comma delimited)'; in LibreOffice 'Save as', 'Text CSV', character set UTF-8."
    : null;
}

/** Returns the encoding of a text by its byte-order mark, or by the zeros that every second byte of UTF-16 mostly is. */
export function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 400);
  const zeros = [0, 1].map((parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  if (zeros[1]! > start.length / 4 && zeros[0] === 0) return "utf-16le";
  return zeros[0]! > start.length / 4 && zeros[1] === 0 ? "utf-16be" : "utf-8";
}

/**
 * Returns the code page of Polish and Czech text that is not UTF-8: Windows-1250, or ISO 8859-2, in which letters
 * stand where the other has signs and nothing where the other has ś, ź, „ and –. Null for bytes that are no text,
 * and for what has emails of UTF-8 too: then nobody knows which is meant.
 */
export function oldCodePage(bytes: Uint8Array): "windows-1250" | "iso-8859-2" | null {
  if (
    bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20) || [0x81, 0x83, 0x88, 0x90, 0x98].includes(byte))
  )
    return null;
  if (
    bytes.some(
      (byte, index) => byte >= 0xc3 && byte <= 0xc5 && (bytes[index + 1] ?? 0) >= 0x80 && bytes[index + 1]! <= 0xbf,
    )
  )
    return null;
  const windows = bytes.filter((byte) => (byte >= 0x80 && byte <= 0x9f) || byte === 0xb9 || byte === 0xa5).length;
  const iso = bytes.filter((byte) => [0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac].includes(byte)).length;
  return iso > 0 && windows === 0 ? "iso-8859-2" : "windows-1250";
}
