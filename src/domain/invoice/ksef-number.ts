/** What is wrong with a number of KSeF for a document. */
export type KsefTrouble = "shape" | "checksum" | "seller" | "day";

/**
 * Returns why a number cannot be the one KSeF gave a document, or null: its shape, its checksum (CRC-8, polynomial
 * 0x07, begun with 0, over its first 32 signs; numbers of 36 signs are of the system before and have another), the
 * seller's NIP in front, a day before the document's.
 */
export function ksefTrouble(
  ksefNumber: string,
  { sellerNip, issuedOn }: { sellerNip: string; issuedOn: string },
): KsefTrouble | null {
  if (!/^\d{10}-\d{8}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/.test(ksefNumber)) return "shape";
  if (ksefNumber.length === 35 && crc8(ksefNumber.slice(0, 32)) !== Number.parseInt(ksefNumber.slice(33), 16))
    return "checksum";
  if (ksefNumber.slice(0, 10) !== sellerNip.replace(/\D/g, "")) return "seller";
  return ksefNumber.slice(11, 19) < issuedOn.replaceAll("-", "") ? "day" : null;
}

/** Returns the checksum of ASCII signs. */
export function crc8(text: string): number {
  let crc = 0;
  for (const sign of text) {
    crc ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc;
}
