import type { Order } from "../../contract/operator/order.ts";
import { listComplaints } from "../../database/complaint/complaints.ts";
import { withdrawalsOfOrder } from "../../database/order/withdrawals.ts";
import { returnsOfOrder } from "../../database/return/returns.ts";
import { historyOf, type LogEntry } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import { actorSaid } from "./actor-said.ts";

type What = NonNullable<Order["timeline"]>[number]["what"];
interface Happened {
  at: Date;
  what: What;
}

/** Returns what an order's history tells of statements of withdrawal, returns and complaints; what was given back for them is told as a settlement. */
export async function cameBack(db: Queryable, orderId: number): Promise<Happened[]> {
  return [
    ...(await statements(db, orderId)),
    ...(await returnsTold(db, orderId)),
    ...(await complaintsTold(db, orderId)),
  ];
}

async function statements(db: Queryable, orderId: number): Promise<Happened[]> {
  const returns = await returnsOfOrder(db, orderId);
  return (await withdrawalsOfOrder(db, orderId)).map(({ withdrawal_id, received_at }) => ({
    at: received_at,
    what: {
      kind: "withdrawal",
      return: returns.find((one) => one.withdrawal_id === withdrawal_id)?.return_id ?? null,
    },
  }));
}

async function returnsTold(db: Queryable, orderId: number): Promise<Happened[]> {
  const told: Happened[] = [];
  for (const row of await returnsOfOrder(db, orderId)) {
    const log = await historyOf(db, { entity: "return", entityId: row.return_id });
    const steps = [
      // One that a statement has opened is told of as the statement.
      { step: "opened", at: row.withdrawal_id === null ? row.announced_at : null },
      { step: "sent", at: row.proof_at },
      { step: "arrived", at: row.arrived_at },
      { step: "closed", at: row.state === "closed" ? row.ended_at : null },
    ] as const;
    for (const { step, at } of steps) {
      const by = log.findLast(({ act, after }) =>
        step === "opened" ? act === "openReturn" : after?.["state"] === step,
      );
      if (at !== null)
        told.push({ at, what: { kind: "return", id: row.return_id, returnKind: row.kind, step, by: bySaid(by) } });
    }
  }
  return told;
}

const complaintActs = { received: "enterComplaint", answered: "answerComplaint", closed: "closeComplaint" } as const;

async function complaintsTold(db: Queryable, orderId: number): Promise<Happened[]> {
  const told: Happened[] = [];
  for (const row of await listComplaints(db, { view: "all", orderId })) {
    const log = await historyOf(db, { entity: "complaint", entityId: row.complaint_id });
    const { complaint_id: id, demand, outcome, settlement_id } = row;
    const steps = [
      { step: "received", at: row.received_at },
      { step: "answered", at: row.answered_at },
      // What a settlement or a refusal has ended is told already.
      { step: "closed", at: settlement_id === null && outcome !== "refused" ? row.closed_at : null },
    ] as const;
    for (const { step, at } of steps) {
      const by = bySaid(log.findLast(({ act }) => act === complaintActs[step]));
      if (at !== null) told.push({ at, what: { kind: "complaint", id, step, demand, outcome, by } });
    }
  }
  return told;
}

function bySaid(entry: LogEntry | undefined): string | null {
  return entry === undefined ? null : actorSaid(entry);
}
