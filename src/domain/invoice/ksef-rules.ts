import { isTaxNumber } from "./ksef-lack.ts";
import { crc8 } from "./ksef-number.ts";
import { isDay } from "../warsaw-time.ts";

/** What KSeF would refuse a file for beside its schema, or what it would take although it is wrong. */
export type KsefFault =
  /** It begins with a byte order mark, is no UTF-8, says another encoding, or bears instructions to programs. */
  | "bytes"
  | "prolog"
  | "instruction"
  /** It holds a sign that is discouraged in XML, or none at all. */
  | "sign"
  | "size"
  /** It is of another schema. */
  | "schema"
  /** Its day is none, or has not come. */
  | "day"
  /** A NIP in it is none. */
  | "nip"
  /** Its buyer is known by no way or by two, or is of the Union beside a seller without a prefix, or does not say of which kind it is. */
  | "buyer"
  /** Net and VAT, or its lines, do not come to what is to be paid; or it has no lines. */
  | "sums"
  | "lines"
  /** A correction that names nothing, in two ways, or a wrong number; or what corrects nothing and names something. */
  | "correction";

/** A file of FA(3) may have so many bytes in an interactive session without attachments. */
const largest = 1_000_000;

/**
 * Returns what is wrong with a file of FA(3) by the rules of KSeF that its schema does not say ('Weryfikacja faktury'), and by
 * those that KSeF does not look at: it takes sums that do not add up and invoices without lines. `today`: also that its day has come.
 */
export function ksefFaults(file: Uint8Array, { today = null }: { today?: string | null } = {}): KsefFault[] {
  const text = decoded(file);
  if (text === null || text.startsWith("\ufeff")) return ["bytes"];
  const body = text.replace(/^<\?xml version="1\.0"(?: encoding="UTF-8")?\?>\s*/, "");
  const looked: Record<KsefFault, boolean> = {
    bytes: false,
    prolog: /<\?xml\s/i.test(body),
    instruction: /<\?(?!xml\s)/i.test(body),
    sign: forbidden.test(text) || /&#x?0*(?:7f|12[789]|1[345]\d);/i.test(text),
    size: file.length > largest,
    schema: !body.startsWith('<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">'),
    day: !isDay(one(text, "P_1")) || (today !== null && one(text, "P_1") > today),
    nip: all(text, "NIP").some((nip) => !isTaxNumber(nip)),
    buyer: !isKnown(text),
    sums: sum(text, /P_1[34]_\d+(?:_\d)?/) !== grosze(one(text, "P_15")),
    lines: !linesAddUp(text),
    correction: !namesWell(text),
  };
  return (Object.keys(looked) as KsefFault[]).filter((fault) => looked[fault]);
}

/** DEL and the C1 signs but NEL, and what Unicode keeps for nobody (W3C, 'discouraged'); signs XML 1.0 does not have. */
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufdd0-\ufdef\p{Noncharacter_Code_Point}]/u;

function decoded(file: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    return null;
  }
}

function isKnown(text: string): boolean {
  const [, seller = ""] = /<Podmiot1>(.*?)<\/Podmiot1>/s.exec(text) ?? [];
  const [, buyer = ""] = /<Podmiot2>(.*?)<\/Podmiot2>/s.exec(text) ?? [];
  const ways = ["NIP", "NrVatUE", "NrID", "BrakID"].filter((name) => all(buyer, name).length > 0);
  const ofUnion = ways[0] === "NrVatUE";
  return (
    ways.length === 1 &&
    ofUnion === (one(buyer, "KodUE") !== "") &&
    (!ofUnion || one(seller, "PrefiksPodatnika") === "PL") &&
    (!ofUnion || !one(buyer, "NrVatUE").startsWith(one(buyer, "KodUE"))) &&
    ["JST", "GV"].every((name) => /^[12]$/.test(one(buyer, name)))
  );
}

function linesAddUp(text: string): boolean {
  const lines = [...text.matchAll(/<FaWiersz>(.*?)<\/FaWiersz>/gs)].map(([, line = ""]) => line);
  const total = lines.reduce(
    (sum, line) => sum + (one(line, "StanPrzed") === "1" ? -1 : 1) * grosze(one(line, "P_11A")),
    0,
  );
  const counted = lines.every((line, at) => one(line, "NrWierszaFa") === String(at + 1));
  const mayBeNone = one(text, "RodzajFaktury") === "KOR" && grosze(one(text, "P_15")) === 0;
  return (lines.length > 0 || mayBeNone) && counted && total === grosze(one(text, "P_15"));
}

function namesWell(text: string): boolean {
  const corrects = /<DaneFaKorygowanej>(.*?)<\/DaneFaKorygowanej>/s.exec(text)?.[1];
  if (one(text, "RodzajFaktury") !== "KOR") return corrects === undefined;
  if (corrects === undefined || one(corrects, "NrFaKorygowanej") === "") return false;
  const number = one(corrects, "NrKSeFFaKorygowanej");
  const without = one(corrects, "NrKSeFN") === "1" && number === "" && one(corrects, "NrKSeF") === "";
  const whole = /^\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/.test(number);
  const checked = whole && crc8(number.slice(0, 32)) === Number.parseInt(number.slice(33), 16);
  return without || (one(corrects, "NrKSeF") === "1" && one(corrects, "NrKSeFN") === "" && checked);
}

function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);
}

function one(xml: string, name: string): string {
  return all(xml, name)[0] ?? "";
}

function sum(xml: string, name: RegExp): number {
  return [...xml.matchAll(new RegExp(`<(${name.source})>([^<]*)</\\1>`, "g"))].reduce(
    (sum, [, , amount = ""]) => sum + grosze(amount),
    0,
  );
}

/** `-12.30` → -1230; what is no amount is none that anything adds up to. */
function grosze(text: string): number {
  return /^-?\d+\.\d{2}$/.test(text) ? Number(text.replace(".", "")) : Number.NaN;
}
