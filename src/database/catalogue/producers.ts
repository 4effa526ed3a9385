import type { Producer } from "../../domain/catalogue/producer.ts";
import type { Queryable } from "../queryable.ts";

/** Returns who answers for the goods of these manufacturers, by manufacturer id; those of whom nothing is said are left out. */
export async function producersOf(db: Queryable, manufacturerIds: readonly string[]): Promise<Map<string, Producer>> {
  const { rows } = await db.query<ProducerRow & { manufacturer_id: number }>({
    name: "producers-of",
    text: `SELECT manufacturer_id, ${producerColumns} FROM manufacturers WHERE manufacturer_id = ANY ($1::bigint[]) AND producer_name <> ''`,
    values: [manufacturerIds.map(Number)],
  });
  return new Map(rows.map((row) => [String(row.manufacturer_id), producerOf(row)]));
}

/**
 * Hides what is shown and must not be without a producer, shows what has waited for one, and answers the ids of
 * both (Regulation (EU) 2023/988, art. 19). Where the shop answers for goods whose brand names nobody, none waits.
 * `among`: these products alone.
 */
export async function settleProducers(db: Queryable, among: readonly number[] | null = null): Promise<number[]> {
  const { rows } = await db.query<{ product_id: number }>(
    `UPDATE products p SET shown = NOT w.waits, awaits_producer = w.waits
     FROM (SELECT manufacturer_id, producer_name = '' AND EXISTS (SELECT FROM config WHERE code = 'missing_producer' AND content = 'hidden') AS waits FROM manufacturers) w
     WHERE w.manufacturer_id = p.manufacturer_id AND (p.shown OR p.awaits_producer) AND p.awaits_producer <> w.waits AND ($1::bigint[] IS NULL OR p.product_id = ANY ($1)) RETURNING p.product_id`,
    [among],
  );
  return rows.map(({ product_id }) => product_id);
}

export const producerColumns =
  "producer_name, producer_address, producer_email, responsible_name, responsible_address, responsible_email";

export type ProducerRow = Record<
  | "producer_name"
  | "producer_address"
  | "producer_email"
  | "responsible_name"
  | "responsible_address"
  | "responsible_email",
  string
>;

/** Returns the producer in a manufacturer's row; null: nobody is said. */
export function producerOrNull(row: ProducerRow): Producer | null {
  return row.producer_name === "" ? null : producerOf(row);
}

/** Returns the producer in a manufacturer's row. */
export function producerOf(row: ProducerRow): Producer {
  const responsible = { name: row.responsible_name, address: row.responsible_address, email: row.responsible_email };
  return {
    name: row.producer_name,
    address: row.producer_address,
    email: row.producer_email,
    responsible: responsible.name === "" ? null : responsible,
  };
}
