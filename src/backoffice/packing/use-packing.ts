import { create } from "zustand";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
import type { Session } from "../../contract/operator/session.ts";
import { scanned, type Scanned } from "../../domain/parcel/packing.ts";
import { call, refusalOf } from "../api.ts";
import { freshKey } from "../fresh-key.ts";
import { forgetSession } from "../queries.ts";
import { cachePictures } from "./cache-page.ts";
import { type StoredPacking, type PackAct, readStored, writeStored } from "./stored.ts";
import { nothingStored, type OrderToPack, piecesTicked, withRead, withSent } from "./packing-state.ts";

interface State extends StoredPacking {
  /** What was kept here has been read. */
  ready: boolean;
  /** The last call was answered. */
  online: boolean;
  /** The order that was packed last while this page is open. */
  last: number | null;
}

/** Packing as it stands on this device. */
export const usePacking = create<State>(() => ({ ...nothingStored, ready: false, online: true, last: null }));

/** Begins with what is stored on the device. */
export async function beginPacking(): Promise<void> {
  const kept = await readStored();
  usePacking.setState({ ...nothingStored, ...kept, ready: true });
}

/** Takes over who is signed in. What somebody else has left here is forgotten, but for parcels the shop does not know of: those are in their boxes. */
export function adopt(session: Session): void {
  const before = usePacking.getState().session;
  if (before !== null && before.person.id !== session.person.id)
    usePacking.setState({ ...nothingStored, acts: usePacking.getState().acts });
  change({ session });
}

/** Changes what is kept, on the device too. */
export function change(changed: Partial<StoredPacking>): void {
  usePacking.setState(changed);
  const { ready: _ready, online: _online, last: _last, ...kept } = usePacking.getState();
  writing = writing.then(() => writeStored(kept));
}
let writing = Promise.resolve();

/** The shop may or may not know of the first parcel that waits: read now, it might be taken off what is left twice. */
let unsure = false;

/** Reads what is to be packed; without an answer, and while a parcel is unsure, what was read before stays. */
export async function readPacking(): Promise<void> {
  if (unsure) return;
  try {
    const packing = await call(parcelRoutes.packing);
    if (unsure) return;
    usePacking.setState({ online: true });
    change(withRead(usePacking.getState(), packing));
    void cachePictures(packing);
  } catch (error) {
    failed(error);
  }
}

/** Ticks a piece by its code; returns what came of it. */
export function tickByCode(order: OrderToPack, code: string): Scanned {
  const { ticks } = usePacking.getState();
  const found = scanned(order.lines, ticks[order.number] ?? {}, code);
  if (found.kind === "ticked") tick(order.number, found.position, 1);
  return found;
}

/** Ticks so many pieces of a line more; fewer than none are none. */
export function tick(number: number, position: number, more: number): void {
  const { ticks, missing, changed } = usePacking.getState();
  const own = ticks[number] ?? {};
  change({
    ticks: { ...ticks, [number]: { ...own, [position]: Math.max(0, (own[position] ?? 0) + more) } },
    missing: { ...missing, [number]: (missing[number] ?? []).filter((one) => one !== position) },
    changed: changed.filter((one) => one !== number),
  });
}

/** Says that so many pieces of a variant were fetched from their shelf; none: they are put back. */
export function take(variantId: number, pieces: number): void {
  const { [variantId]: _before, ...others } = usePacking.getState().taken;
  change({ taken: pieces === 0 ? others : { ...others, [variantId]: pieces } });
}

/** Says that a line is not on its shelf, or is after all. */
export function sayMissing(number: number, position: number, isMissing: boolean): void {
  const { missing } = usePacking.getState();
  const others = (missing[number] ?? []).filter((one) => one !== position);
  change({ missing: { ...missing, [number]: isMissing ? [...others, position] : others } });
}

/** Makes a parcel of the ticked pieces: the shop is told now, or once there is a network. */
export function pack(order: OrderToPack, more: Pick<PackAct, "tracking" | "weight" | "picture">): void {
  const state = usePacking.getState();
  const act: PackAct = { key: freshKey(), number: order.number, lines: piecesTicked(state, order), ...more };
  const { [order.number]: _ticked, ...ticks } = state.ticks;
  const { [order.number]: _missing, ...missing } = state.missing;
  const chosen = state.chosen.filter((one) => one !== order.number);
  const taken = chosen.length === 0 ? {} : state.taken;
  change({ acts: [...state.acts, act], ticks, missing, chosen, taken });
  usePacking.setState({ last: order.number });
  void sendActs();
}

let sending: Promise<void> | null = null;

/** Tells the shop what it does not know yet, in the order it happened, until something cannot be told now. */
export function sendActs(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  let sent = 0;
  for (let [act] = usePacking.getState().acts; act !== undefined; [act] = usePacking.getState().acts) {
    try {
      await send(act);
    } catch (error) {
      if (isForLater(error)) {
        failed(error);
        return;
      }
      const { refused } = usePacking.getState();
      change({ refused: [...refused, { act, code: refusalOf(error) }] });
    }
    unsure = false;
    usePacking.setState({ online: true });
    change(withSent(usePacking.getState(), act));
    sent += 1;
  }
  if (sent > 0) await readPacking();
}

/** Sent twice, it is done once: its key says which it is. */
async function send({ key, number, lines, tracking, weight, picture }: PackAct): Promise<void> {
  const parameters = { number };
  unsure = true;
  const order = await call(parcelRoutes.packParcel, { parameters, body: { lines, tracking, weight }, key }).catch(
    (error: unknown) => {
      unsure = ["NO_ANSWER", "UNDER_WAY"].includes(refusalOf(error));
      throw error;
    },
  );
  const parcel = order.parcels.at(-1);
  if (picture === null || parcel === undefined) return;
  await call(parcelRoutes.takeParcelPicture, {
    parameters: { number, parcel: parcel.id },
    body: { picture },
    key: `${key}-picture`,
  });
}

/** What may go better by itself, or once somebody is signed in again; a refusal that stays is told. */
const later: readonly string[] = [
  "NO_ANSWER",
  "SHOP_BUSY",
  "SERVER_ERROR",
  "TOO_MANY_REQUESTS",
  "UNDER_WAY",
  "SIGNED_OUT",
];

function isForLater(error: unknown): boolean {
  return later.includes(refusalOf(error));
}

function failed(error: unknown): void {
  if (refusalOf(error) === "SIGNED_OUT") {
    usePacking.setState({ ...nothingStored, acts: usePacking.getState().acts });
    forgetSession();
  } else usePacking.setState({ online: refusalOf(error) !== "NO_ANSWER" });
}
