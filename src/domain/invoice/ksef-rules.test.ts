import assert from "node:assert/strict";
import { test } from "node:test";
import { type KsefFault, ksefFaults } from "./ksef-rules.ts";

const invoice = `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">
<Podmiot1><DaneIdentyfikacyjne><NIP>5260250274</NIP></DaneIdentyfikacyjne></Podmiot1>
<Podmiot2><DaneIdentyfikacyjne><NIP>5261040828</NIP></DaneIdentyfikacyjne><JST>2</JST><GV>2</GV></Podmiot2>
<Fa><P_1>2026-11-21</P_1><P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><P_14_1W>99.00</P_14_1W><P_13_6_1>7.00</P_13_6_1><P_15>130.00</P_15>
<RodzajFaktury>VAT</RodzajFaktury>
<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_11A>123.00</P_11A></FaWiersz><FaWiersz><NrWierszaFa>2</NrWierszaFa><P_11A>7.00</P_11A></FaWiersz></Fa></Faktura>`;
const named = (inside: string) =>
  invoice
    .replace("VAT<", "KOR<")
    .replace(
      "<FaWiersz>",
      `<DaneFaKorygowanej><NrFaKorygowanej>FV/1</NrFaKorygowanej>${inside}</DaneFaKorygowanej><FaWiersz>`,
    );
const byUnion = invoice.replace("<NIP>5261040828</NIP>", "<KodUE>CZ</KodUE><NrVatUE>12345678</NrVatUE>");
const ofUnion = byUnion.replace("<Podmiot1>", "<Podmiot1><PrefiksPodatnika>PL</PrefiksPodatnika>");
const faults = (text: string, today: string | null = null) => ksefFaults(new TextEncoder().encode(text), { today });

test("a file that KSeF takes has no fault", () => {
  const number = "5265877635-20250826-0100001AF629-AF";
  for (const right of [
    invoice,
    invoice.replace(/^.*\n/, ""),
    invoice.replace("<NIP>5261040828</NIP>", "<BrakID>1</BrakID>"),
    ofUnion,
    named("<NrKSeFN>1</NrKSeFN>"),
    named(`<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${number}</NrKSeFFaKorygowanej>`),
    invoice.replace("<P_15>", "<!-- \u0085 --><P_15>"),
  ])
    assert.deepEqual(faults(right, "2026-11-21"), [], right);
});

test("each rule that a file breaks is named", () => {
  const wrong: [KsefFault, string][] = [
    ["bytes", `\ufeff${invoice}`],
    ["prolog", invoice.replace('"UTF-8"', '"ISO-8859-2"')],
    ["prolog", ` ${invoice}`],
    ["instruction", invoice.replace("<Fa>", '<?xml-stylesheet href="a"?><Fa>')],
    ["sign", invoice.replace("<Fa>", "<P_7>\u007f</P_7><Fa>")],
    ["sign", invoice.replace("<Fa>", "<P_7>\u0096</P_7><Fa>")],
    ["sign", invoice.replace("<Fa>", "<P_7>\ufdd0</P_7><Fa>")],
    ["sign", invoice.replace("<Fa>", "<P_7>&#x7F;</P_7><Fa>")],
    ["size", invoice.replace("<Fa>", `<P_7>${"a".repeat(1_000_000)}</P_7><Fa>`)],
    ["schema", invoice.replace("13775", "12648")],
    ["day", invoice.replace("2026-11-21", "2026-11-31")],
    ["nip", invoice.replace("5260250274", "5260250275")],
    ["buyer", invoice.replace("<JST>2</JST>", "")],
    ["buyer", invoice.replace("<JST>", "<BrakID>1</BrakID><JST>")],
    ["buyer", byUnion],
    ["buyer", ofUnion.replace("<NrVatUE>", "<NrVatUE>CZ")],
    ["sums", invoice.replace("<P_14_1>23.00", "<P_14_1>23.01")],
    ["lines", invoice.replace("<P_11A>7.00", "<P_11A>7.01")],
    ["lines", invoice.replace(/<FaWiersz>.*<\/FaWiersz>/, "")],
    ["correction", named("")],
    ["correction", named("<NrKSeF>1</NrKSeF><NrKSeFN>1</NrKSeFN>")],
    [
      "correction",
      named("<NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>5265877635-20250826-0100001AF629-AE</NrKSeFFaKorygowanej>"),
    ],
    ["correction", named("<NrKSeFN>1</NrKSeFN>").replace("KOR<", "VAT<")],
  ];
  for (const [fault, text] of wrong) assert.ok(faults(text).includes(fault), `${fault}: ${faults(text).join()}`);
  assert.deepEqual(ksefFaults(new Uint8Array([0x3c, 0xff])), ["bytes"]);
  assert.deepEqual(faults(invoice, "2026-11-20"), ["day"], "a day that has not come");
});
