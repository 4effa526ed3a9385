import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { schemaFaults, withoutSchema } from "../../../test/builders/ksef-schema.ts";
import { randomInvoices } from "../../../test/builders/random-invoices.ts";
import { countOf } from "../../../test/counts.ts";
import { ksefFaults } from "../../domain/invoice/ksef-rules.ts";
import { writeInvoiceXml } from "./write-invoice-xml.ts";

// Orders at random, whose files KSeF would take: by its rules, and by the Ministry's published schema.

const invoices = randomInvoices(countOf("KSEF_INVOICES"), 20_261_129);
const number = "5260250274-20261121-0100001AF629-F1";
const files = invoices.map((invoice, at) => {
  const written = writeInvoiceXml(invoice, { correctedKsefNumber: at % 2 === 0 ? number : null });
  assert.equal(written.kind, "written", `${invoice.number}: ${JSON.stringify(written)}`);
  return { name: invoice.number, bytes: Buffer.from(written.kind === "written" ? written.xml : "") };
});

test("every file keeps the rules that its schema does not say", () => {
  for (const { name, bytes } of files)
    assert.deepEqual(ksefFaults(bytes, { today: "2026-11-29" }), [], `${name}\n${bytes.toString()}`);
});

test(
  "every file is valid by the published schema, and one that is broken is not",
  { skip: withoutSchema },
  async (t) => {
    const folder = await mkdtemp(join(tmpdir(), "bruk-ksef-"));
    t.after(() => rm(folder, { recursive: true }));
    const faultsOf = async (all: readonly string[]) => {
      const paths = all.map((_, at) => join(folder, `${at}.xml`));
      for (const [at, path] of paths.entries()) await writeFile(path, all[at]!);
      return schemaFaults(folder, paths);
    };
    const texts = files.map(({ bytes }) => bytes.toString());
    for (let at = 0; at < texts.length; at += 250) assert.equal(await faultsOf(texts.slice(at, at + 250)), "");
    for (const [right, wrong] of [
      ["<GV>2</GV>", ""],
      ["<P_2>", "<P_3>x</P_3><P_2>"],
      ["<WariantFormularza>3", "<WariantFormularza>2"],
    ] as const) {
      assert.ok(texts[0]!.includes(right));
      assert.notEqual(await faultsOf([texts[0]!.replace(right, wrong)]), "", wrong);
    }
  },
);
