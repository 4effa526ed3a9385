import type { Producer } from "../domain/producer.ts";
import type { Queryable } from "./queryable.ts";

/** Answers who answers for the goods of these manufacturers, by manufacturer id; those of whom nothing is said are left out. */
export async function producersOf(db: Queryable, manufacturerIds: readonly string[]): Promise<Map<string, Producer>> {
  const { rows } = await db.query<ProducerRow & { manufacturer_id: number }>({
    name: "producers-of",
    text: `SELECT manufacturer_id, ${producerColumns} FROM manufacturers WHERE manufacturer_id = ANY ($1::bigint[]) AND producer_name <> ''`,
    values: [manufacturerIds.map(Number)],
  });
  return new Map(rows.map((row) => [String(row.manufacturer_id), producerOf(row)]));
}

export const producerColumns = "producer_name, producer_address, producer_email, responsible_name, responsible_address, responsible_email";

export type ProducerRow = Record<"producer_name" | "producer_address" | "producer_email" | "responsible_name" | "responsible_address" | "responsible_email", string>;

/** Answers the producer in a manufacturer's row. */
export function producerOf(row: ProducerRow): Producer {
  const responsible = { name: row.responsible_name, address: row.responsible_address, email: row.responsible_email };
  return { name: row.producer_name, address: row.producer_address, email: row.producer_email, responsible: responsible.name === "" ? null : responsible };
}
