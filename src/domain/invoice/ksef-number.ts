import { withoutUnseen } from "../plain-signs.ts";
import { isDay } from "../warsaw-time.ts";

/** What is wrong with a number of KSeF for a document. */
export type KsefTrouble = "shape" | "old" | "checksum" | "seller" | "noDay" | "day" | "future";

/** Returns a number of KSeF in the one form in which it is kept: without blanks and unseen signs, every dash a hyphen, in capitals. */
export function ksefForm(typed: string): string {
  return withoutUnseen(typed)
    .normalize("NFKC")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\s/gu, "")
    .toUpperCase();
}

/**
 * Returns why a number cannot be the one KSeF gave a document, or null: its 35 signs, its checksum (CRC-8, polynomial
 * 0x07, begun with 0, over its first 32 signs), the seller's NIP in front, its day, which is one of the calendar, not
 * before the document's and not after `today`. Numbers of 36 signs are of the system that ended in January 2026, whose
 * checksum was never published: nothing of them could be checked (CIRFMF/ksef-api, issue 55).
 */
export function ksefTrouble(
  ksefNumber: string,
  { sellerNip, issuedOn, today }: { sellerNip: string; issuedOn: string; today: string },
): KsefTrouble | null {
  if (/^\d{10}-\d{8}-[0-9A-F]{6}-[0-9A-F]{6}-[0-9A-F]{2}$/.test(ksefNumber)) return "old";
  if (!/^\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/.test(ksefNumber)) return "shape";
  if (crc8(ksefNumber.slice(0, 32)) !== Number.parseInt(ksefNumber.slice(33), 16)) return "checksum";
  if (ksefNumber.slice(0, 10) !== sellerNip.replace(/\D/g, "")) return "seller";
  const day = `${ksefNumber.slice(11, 15)}-${ksefNumber.slice(15, 17)}-${ksefNumber.slice(17, 19)}`;
  if (!isDay(day)) return "noDay";
  if (day < issuedOn) return "day";
  return day > today ? "future" : null;
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
