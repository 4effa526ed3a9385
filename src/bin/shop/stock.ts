import { type Command, InvalidArgumentError, Option } from "commander";
import { latestMovements } from "../../database/catalogue/stock-movements.ts";
import type { Pool } from "../../database/connect.ts";
import { reasonsByHand, stockLimits } from "../../domain/catalogue/stock-movement.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import { expectDeliveryNow } from "../../flows/catalogue/expect-delivery.ts";
import { Problem } from "../end.ts";
import { asJson, day, wholeNumber } from "./arguments.ts";
import { inGrosze, named, onlyVariantOf, productAndVariant, productNamed } from "./products.ts";
import { ofProduct, productText } from "./product-text.ts";
import { withShop } from "./with-shop.ts";

const { pieces: most } = stockLimits;

/** `stock`. */
export function addStockCommand(program: Command): void {
  program
    .command("stock")
    .description("Set how many pieces there are, add or take away some, or show how they came about.")
    .argument("<id[:variant]>", named)
    .argument("[pieces]", `pieces counted, 0 to ${most}`, wholeNumber(0, most))
    .option("--change <pieces>", "instead, so many more, or fewer: 3, -1", difference)
    .addOption(
      new Option("--reason <reason>", "why, with --change").choices(reasonsByHand).default("correction" as const),
    )
    .option("--note <text>", "a note beside it, at most 200 signs", noteText, "")
    .option("--movements", "show the last fifty movements, and change nothing")
    .option("--json", asJson)
    .action((text: string, quantity: number | undefined, options: StockOptions) =>
      withShop(options, async ({ pool }) => {
        if (options.movements) return movementsShown(pool, await variantMeant(pool, text));
        if (options.change !== undefined && quantity !== undefined)
          throw new Problem("Give the pieces that were counted, or the difference with --change, not both.");
        if (options.change === 0) throw new Problem("A difference of 0 changes nothing.");
        if (quantity === undefined && options.change === undefined)
          throw new Problem(
            `Say how many pieces there are, 0 to ${most}, behind the product: stock ${/\s/.test(text) ? `'${text}'` : text} 5.`,
          );
        const variantId = await variantMeant(pool, text);
        const { note } = options;
        const moved = await changeStock(
          pool,
          options.change === undefined
            ? { variantId, note, quantity: quantity! }
            : { variantId, note, change: options.change, reason: options.reason },
        );
        if (moved.kind === "short")
          throw new Problem(`There are ${moved.stock} pieces: ${-options.change!} cannot be taken away.`);
        const after = await productNamed(pool, (await productAndVariant(pool, text)).product.product_id);
        return { text: productText(after, await ofProduct(pool, after)), json: inGrosze(after) };
      }),
    );
}

/** `expect`. */
export function addExpectCommand(program: Command): void {
  program
    .command("expect")
    .description("Say when more of a product comes, and how much of it: until then its sizes must last.")
    .argument("<id>", named)
    .argument("[day]", "YYYY-MM-DD", day)
    .argument("[pieces]", `pieces of all its variants together, 1 to ${most}`, wholeNumber(1, most))
    .option("--none", "nothing is expected any more")
    .option("--json", asJson)
    .action((text: string, day: string | undefined, pieces: number | undefined, options: ExpectOptions) =>
      withShop(options, async ({ pool }) => {
        if ((day === undefined) !== (options.none === true))
          throw new Problem("Say the day on which it comes, as YYYY-MM-DD, or --none.");
        const { product } = await productAndVariant(pool, text);
        const expected = day === undefined ? null : { day, pieces: pieces ?? null };
        await expectDeliveryNow(pool, { productId: Number(product.product_id), expected });
        const came = pieces === undefined ? "" : `, ${pieces} pieces`;
        return {
          text: expected === null ? "Nothing is expected of it." : `Expected on ${expected.day}${came}.`,
          json: { product: Number(product.product_id), expected },
        };
      }),
    );
}

interface ExpectOptions {
  none?: true;
  json?: boolean;
}

interface StockOptions {
  change?: number;
  reason: (typeof reasonsByHand)[number];
  note: string;
  movements?: true;
  json?: boolean;
}

/** Returns the number of the variant a text names. */
async function variantMeant(pool: Pool, text: string): Promise<number> {
  const { product, variant } = await productAndVariant(pool, text);
  return variant === null ? onlyVariantOf(pool, product) : Number(variant);
}

/** Shows how a variant's stock came about, the newest first. */
async function movementsShown(pool: Pool, variantId: number): Promise<{ text: string; json: object }> {
  const any = { variantId, reason: null, from: null, to: null, staffId: null };
  const rows = await latestMovements(pool, any, { language: "pl", before: null, most: 50 });
  const lines = rows.map((row) =>
    [
      warsawTime(row.at),
      `${row.change > 0 ? "+" : ""}${row.change}`.padStart(6),
      `${row.stock_after} left`.padStart(12),
      row.reason,
      row.order_id !== null && `order ${row.order_id}`,
      row.by ?? (row.actor_kind === "commandLine" ? "command line" : row.actor_kind === "baselinker" && "BaseLinker"),
      row.takes_back !== null && "taken back",
      row.note,
    ]
      .filter(Boolean)
      .join("  "),
  );
  return { text: lines.join("\n") || "Nothing has moved yet.", json: rows };
}

/** A note is one line of at most 200 signs. */
function noteText(text: string): string {
  const note = text.replace(/\s+/g, " ").trim();
  if (note.length > 200) throw new InvalidArgumentError("It has at most 200 signs.");
  return note;
}

/** Pieces more, or fewer: `+3`, `-1`. */
function difference(text: string): number {
  return wholeNumber(-most, most)(text.replace(/^\+/, ""));
}
