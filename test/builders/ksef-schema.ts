import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Where the Ministry's `schemat_FA(3)_v1-0E.xsd` lies on this machine, the three schemas it imports in `bazowe` beside it: it is not the shop's to hand on. */
const schema = process.env["KSEF_SCHEMA"] ?? "";
const hasXmllint = spawnSync("xmllint", ["--version"]).status === 0;

/** Why no file is checked by the published schema here; false: they are. */
export const withoutSchema =
  schema === "" ? "KSEF_SCHEMA names no schemat_FA(3)_v1-0E.xsd" : hasXmllint ? false : "no xmllint here";

/** Returns what xmllint says against files by the published schema; '' where they are valid. `folder`: one for its own use. */
export async function schemaFaults(folder: string, files: readonly string[]): Promise<string> {
  const catalogue = join(folder, "catalogue.xml");
  const imported = pathToFileURL(join(dirname(resolve(schema)), "bazowe")).href;
  await writeFile(
    catalogue,
    `<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog"><rewriteURI uriStartString="http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy" rewritePrefix="${imported}"/><rewriteSystem systemIdStartString="http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy" rewritePrefix="${imported}"/></catalog>`,
  );
  const { status, stderr } = spawnSync("xmllint", ["--noout", "--nonet", "--schema", schema, ...files], {
    encoding: "utf8",
    env: { ...process.env, XML_CATALOG_FILES: catalogue },
    maxBuffer: 100_000_000,
  });
  return status === 0 ? "" : stderr.replace(/^.* validates\n/gm, "").slice(0, 3000) || `xmllint ended with ${status}`;
}
