// One long file: an import as work that goes on by itself, from the file to how it ended; its steps share what is read and how far it is.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { addExport, exportsOf } from "../../database/catalogue/exports.ts";
import {
  beatImport,
  type ClaimedImport,
  claimImport,
  countNotNamed,
  endImport,
  type ImportProblemRow,
  releaseImport,
  saveImportProblems,
  savePreview,
} from "../../database/catalogue/imports.ts";
import { describedProducts } from "../../database/catalogue/catalogue-export.ts";
import { knownCategories } from "../../database/catalogue/entity-paths.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { sqlState } from "../../database/sql-state.ts";
import type { CatalogueProblem } from "../../domain/catalogue/catalogue.ts";
import { importLimits } from "../../domain/catalogue/import-limits.ts";
import type {
  ImportAnswers,
  ImportNumbers,
  ImportPhase,
  ImportPreview,
} from "../../domain/catalogue/import-preview.ts";
import { importProblemCode, taxClassesAsked } from "../../domain/catalogue/import-problem.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import type { Answers } from "../../integrations/catalogue-files/answers.ts";
import type { CatalogueRead, ReadSettings } from "../../integrations/catalogue-files/read-catalogue.ts";
import type { PictureSource } from "../../integrations/picture-source.ts";
import { openPictureGatherer, type GatherSettings } from "./import/gather-pictures.ts";
import { openVideoGatherer } from "./import/gather-videos.ts";
import { leaveOut, type LeftRow, productsNamed } from "./import/leave-out.ts";
import { type Imported, importCatalogue } from "./import-catalogue.ts";
import { type ExportWork, runExport } from "./run-export.ts";
import type { Sanitise } from "./import/tidy-catalogue.ts";

export interface ImportWork extends Pick<ExportWork, "openFile" | "stop"> {
  read: (source: AsyncIterable<Uint8Array>, settings: ReadSettings) => Promise<CatalogueRead>;
  /** Where pictures by address come from: the public internet alone. */
  openSource: () => Promise<PictureSource>;
  store: GatherSettings["store"];
  sanitise: Sanitise;
}

/** Somebody asked for its end. */
class Cancelled extends Error {}
/** What it would change is not what was seen. */
class CatalogueChanged extends Error {}

/**
 * Goes on with an import that waits: looks what its file would do, or brings it in once that was confirmed, as the
 * command line does. Returns whether to come again, as another import is under way. How it ended stands in its row;
 * one whose process ends is let go, for whoever comes next.
 */
export async function runImport(pool: Pool, importId: number, work: ImportWork): Promise<"done" | "later"> {
  const claimed = await claimImport(pool, importId);
  if (claimed === null) return "done";
  const watch = openWatch(pool, importId, work.stop);
  try {
    if (claimed.state === "reading") await look(pool, importId, { claimed, work, watch, overtaken: false });
    else await bringIn(pool, importId, { claimed, work, watch });
    return "done";
  } catch (error) {
    if (work.stop.aborted || sqlState(error) === lockTimeout) {
      await releaseImport(pool, importId);
      return work.stop.aborted ? "done" : "later";
    }
    if (error instanceof Cancelled) await endImport(pool, importId, { state: "cancelled" });
    else {
      await endImport(pool, importId, { state: "failed", failure: String(error).slice(0, 500) });
      throw error;
    }
    return "done";
  } finally {
    watch.close();
  }
}

const lockTimeout = "55P03";

interface Step {
  claimed: ClaimedImport;
  work: ImportWork;
  watch: Watch;
}

/** Reads the file and lets it come in as a trial that is taken back. */
async function look(
  pool: Pool,
  importId: number,
  { claimed, work, watch, overtaken }: Step & { overtaken: boolean },
): Promise<void> {
  const read = await readFile(claimed, work, watch);
  const { catalogue, warnings } = read;
  const handles = catalogue.products.map(({ handle }) => handle);
  const answers = claimed.answers;
  const settings = {
    check: true,
    skipBad: answers.skipBad ?? false,
    setStock: answers.setStock ?? false,
    sanitise: work.sanitise,
    pictures: async () => [],
    tell: watch.tell,
  };
  let digest = "";
  const outcome = await importCatalogue(pool, catalogue, {
    ...settings,
    before: async (db, brought) => {
      digest = await catalogueDigest(db, brought, answers);
    },
  });
  const problems = problemRows(read, outcome);
  const wrong = outcome.kind === "refused" ? outcome.problems : [];
  const preview: ImportPreview = {
    format: read.format,
    columns: columnsAsked(read, answers),
    numbers: outcome.kind === "imported" ? numbersOf(outcome) : null,
    notInFile: await countNotNamed(pool, handles),
    problems: {
      wrong: count(problems, "wrong"),
      left: count(problems, "left"),
      told: warnings.length + met(outcome).length,
    },
    canLeaveOut: wrong.length > 0 && leaveOut(catalogue, wrong) !== null,
    asks: {
      tax: problems.flatMap(taxClassesAsked).slice(0, importLimits.asked),
      stock: problems.some(({ code }) => code === "STOCK_UNSAID"),
    },
    categories: read.categoryProposals.slice(0, importLimits.asked).map(({ word, products, category }) => ({
      word: word.slice(0, 200),
      products,
      category: category.slice(0, 300),
    })),
    homeless: read.homeless.length,
    notTaken: read.notTaken
      .slice(0, importLimits.columns)
      .map(({ what, ...rest }) => ({ what: what.slice(0, 200), ...rest })),
  };
  const hash = createHash("sha256")
    .update(JSON.stringify([importId, answers, digest, preview]))
    .digest("hex");
  await inTransaction(pool, async (db) => {
    await saveImportProblems(db, importId, problems.slice(0, importLimits.problems));
    await savePreview(db, importId, { preview, hash, digest, overtaken });
  });
}

/** Gives the shop out as it is, and brings the file in, if it would still do what was seen. */
async function bringIn(pool: Pool, importId: number, step: Step): Promise<void> {
  const { claimed, work, watch } = step;
  const { answers, catalogue_digest: seen } = claimed;
  const read = await readFile(claimed, work, watch);
  await giveOutBefore(pool, importId, step);
  const source = await work.openSource();
  try {
    const gathering: GatherSettings = {
      source: watched(source, watch),
      store: work.store,
      warn: (warning) => read.warnings.push(warning),
    };
    await importCatalogue(pool, read.catalogue, {
      check: false,
      skipBad: answers.skipBad ?? false,
      setStock: answers.setStock ?? false,
      sanitise: work.sanitise,
      pictures: openPictureGatherer(pool, gathering),
      videos: openVideoGatherer(pool, gathering),
      tell: watch.tell,
      before: async (db, handles) => {
        if ((await catalogueDigest(db, handles, answers)) !== seen) throw new CatalogueChanged();
      },
      after: async (db, imported) => {
        await saveImportProblems(db, importId, problemRows(read, imported).slice(0, importLimits.problems));
        await endImport(db, importId, { state: "done", result: numbersOf(imported) });
      },
    }).then((outcome) => {
      // What is wrong now was not when it was seen.
      if (outcome.kind === "refused") throw new CatalogueChanged();
    });
  } catch (error) {
    if (!(error instanceof CatalogueChanged)) throw error;
    await look(pool, importId, { ...step, overtaken: true });
  } finally {
    await source.close();
  }
}

/** The way back: the whole catalogue as it was. A shop without goods has nothing to go back to. */
async function giveOutBefore(pool: Pool, importId: number, { claimed, work, watch }: Step): Promise<void> {
  const { rows } = await pool.query<{ some: boolean }>("SELECT EXISTS (SELECT FROM products) AS some");
  if (!rows[0]!.some) return;
  const exportId = await addExport(pool, {
    filter: null,
    importId,
    staff_id: claimed.staff_id,
    key_id: claimed.key_id,
  });
  await runExport(pool, exportId, {
    openFile: work.openFile,
    stop: work.stop,
    tell: ({ done, of }) => watch.tell({ what: "export", done, of }),
  });
  const [written] = await exportsOf(pool, exportId);
  if (written?.state !== "done") throw new Error("The shop could not be given out before the import.");
}

async function readFile({ file, answers }: ClaimedImport, work: ImportWork, { tell }: Watch): Promise<CatalogueRead> {
  let done = 0;
  const pieces = Readable.from(
    (function* () {
      for (let start = 0; start < file.length; start += pieceBytes) {
        const piece = file.subarray(start, start + pieceBytes);
        tell({ what: "bytes read", done: (done += piece.length), of: file.length });
        yield piece;
      }
    })(),
  );
  return work.read(pieces, { now: new Date(), answers: answersOf(answers) });
}

const pieceBytes = 1 << 18;

function answersOf({ columns, tax, stock, categories }: ImportAnswers): Answers {
  return {
    ...(columns && { columns: inLowerCase(columns) }),
    ...(tax && { tax: inLowerCase(tax) as Map<string, VatRate> }),
    ...(stock != null && { stock }),
    ...(categories && {
      categories: new Map(
        [...inLowerCase(categories)].map(([word, category]) => [
          word,
          category
            .split(category.includes(">") ? ">" : "/")
            .map((name) => name.trim())
            .filter((name) => name !== ""),
        ]),
      ),
    }),
  };
}

function inLowerCase(said: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The columns a person has to say the meaning of, or has said. */
function columnsAsked({ columns, map, format }: CatalogueRead, answers: ImportAnswers): ImportPreview["columns"] {
  if (map === null && format !== "mapped") return [];
  return columns.slice(0, importLimits.columns).map(({ column, sample }, index) => ({
    column,
    sample,
    field: answers.columns?.[column.toLowerCase()] ?? map?.[index]?.field ?? "ignore",
  }));
}

/** What a preview was made of and an import must find: the goods of the file as the shop has them, but for what is sold meanwhile. */
async function catalogueDigest(
  db: Queryable,
  handles: readonly string[],
  { setStock }: ImportAnswers,
): Promise<string> {
  const keys = new Map((await knownCategories(db)).map(({ id, key }) => [id, key]));
  const products = await describedProducts(db, { handles, keys, hold: false });
  const digest = createHash("sha256");
  for (const { realPrice: _real, cataloguePrice: _catalogue, variants, ...product } of products.toSorted((a, b) =>
    a.handle < b.handle ? -1 : 1,
  )) {
    const sold = variants.map(({ quantity, known: _known, ...variant }) =>
      setStock ? { ...variant, quantity } : variant,
    );
    digest.update(`${JSON.stringify([product, sold])}\n`);
  }
  return digest.digest("hex");
}

function numbersOf({
  created,
  changed,
  unchanged,
  counts,
  unannounced,
  cuts,
}: Extract<Imported, { kind: "imported" }>): ImportNumbers {
  return {
    created,
    changed,
    unchanged,
    ...counts,
    unannounced: unannounced?.length ?? 0,
    cuts: cuts ?? { kept: 0, replaced: 0 },
  };
}

/** What an import met in the shop. */
function met(outcome: Imported): CatalogueProblem[] {
  return outcome.kind === "imported" ? [...(outcome.short ?? []), ...(outcome.strangers ?? [])] : [];
}

type Listed = Omit<ImportProblemRow, "position">;

/** What is wrong, what was left out and what was taken otherwise, in the order of the rows. */
function problemRows({ catalogue, warnings }: CatalogueRead, outcome: Imported): Listed[] {
  const wrong = outcome.kind === "refused" ? productsNamed(catalogue, outcome.problems) : [];
  const left = outcome.kind === "imported" ? (outcome.left ?? []) : [];
  const listed = [
    ...wrong.map((problem) => rowOf("wrong", problem)),
    ...left.map((problem) => rowOf("left", problem)),
    ...productsNamed(catalogue, [...warnings, ...met(outcome)]).map((problem) => rowOf("told", problem)),
  ];
  return listed.sort((a, b) => Number(a.kind === "told") - Number(b.kind === "told") || a.row_number - b.row_number);
}

function rowOf(kind: Listed["kind"], problem: LeftRow): Listed {
  const { code, fill } = importProblemCode(problem);
  const said = (text: string | undefined) => (text === undefined || text === "" ? null : storable(text).slice(0, 300));
  return {
    kind,
    row_number: problem.row,
    product: said(problem.product),
    column_name: said(problem.column),
    value: said(problem.value),
    code,
    fill: Object.fromEntries(Object.entries(fill).map(([name, value]) => [name, storable(value).slice(0, 600)])),
  };
}

/** What a database keeps of a text of somebody's file. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

function count(problems: readonly Listed[], kind: Listed["kind"]): number {
  return problems.filter((problem) => problem.kind === kind).length;
}

/** Says in the row how far it is, and hears there that it is to end. */
interface Watch {
  tell: (progress: { what: string; done: number; of: number }) => void;
  /** Throws where it is to end. */
  look: () => void;
  close: () => void;
}

const phases: Readonly<Record<string, ImportPhase>> = {
  "bytes read": "bytes",
  export: "export",
  "products' pictures": "pictures",
  products: "products",
};
const betweenBeats = 500;

function openWatch(pool: Pool, importId: number, stop: AbortSignal): Watch {
  const far = { phase: "waiting" as ImportPhase, done: 0, total: 0 };
  let cancelled = false;
  const timer = setInterval(() => {
    // A beat that is lost is said by the next one.
    beatImport(pool, importId, far).then(
      (asked) => (cancelled ||= asked),
      () => undefined,
    );
  }, betweenBeats);
  const look = () => {
    stop.throwIfAborted();
    if (cancelled) throw new Cancelled();
  };
  return {
    look,
    tell({ what, done, of }) {
      look();
      const phase = phases[what] ?? "products";
      // Behind the last of them the database goes on by itself, and says nothing.
      Object.assign(far, { phase: phase === "products" && done >= of ? "saving" : phase, done, total: of });
    },
    close: () => clearInterval(timer),
  };
}

/** The same source, which brings nothing more once the import is to end. */
function watched(source: PictureSource, { look }: Watch): PictureSource {
  return {
    bring: async (address) => (look(), source.bring(address)),
    bringVideo: async (address, types) => (look(), source.bringVideo(address, types)),
    close: () => source.close(),
  };
}
