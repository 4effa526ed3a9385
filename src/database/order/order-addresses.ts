import type { Queryable } from "../queryable.ts";

/** Fields of an order's form by name; null: the field is not there. */
export type FormFields = Readonly<Record<string, string | boolean | null>>;

/** Writes where an order goes and how its buyer is reached: fields of its form that are given, the others stay. What stood in them before is kept; returns by which number. */
export async function saveAddress(
  db: Queryable,
  orderId: number,
  { email, fields, before }: { email: string; fields: FormFields; before: FormFields },
): Promise<number> {
  const gone = Object.keys(fields).filter((name) => fields[name] === null);
  await db.query(
    "UPDATE orders SET email = $2, client_data = (client_data || $3::jsonb) - $4::text[], address_version = address_version + 1 WHERE order_id = $1",
    [orderId, email, JSON.stringify(fields), gone],
  );
  const { rows } = await db.query<{ address_change_id: number }>(
    "INSERT INTO address_changes (order_id, before) VALUES ($1, $2) RETURNING address_change_id",
    [orderId, JSON.stringify(before)],
  );
  return rows[0]!.address_change_id;
}

/** Returns what stood in the fields that a change of an order's address changed; null: there is none of this number, or it was erased. */
export async function addressBefore(
  db: Queryable,
  { orderId, changeId }: { orderId: number; changeId: number },
): Promise<FormFields | null> {
  const { rows } = await db.query<{ before: FormFields }>(
    "SELECT before FROM address_changes WHERE address_change_id = $1 AND order_id = $2",
    [changeId, orderId],
  );
  return rows[0]?.before ?? null;
}
