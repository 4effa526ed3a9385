import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { orderRoutes } from "../../contract/operator/orders.ts";
import { paletteRoutes } from "../../contract/operator/palette.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { destinationsFor } from "../destinations.ts";
import { fartherScreens } from "../farther-screens.tsx";
import { lastOf } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useMay, useSession } from "../session.ts";
import { useText } from "../text.ts";
import { KeyHint } from "./KeyHint.tsx";
import { type KeyName, keyTable, recordKeys } from "./key-table.ts";
import { fits } from "./palette-order.ts";
import { useFindWords } from "./use-find-words.ts";
import { actsOfScreen } from "./use-keys.ts";
import "./palette.css";

interface Entry {
  key: string;
  text: string;
  more?: string;
  path?: string;
  /** What it does, of one that leads nowhere. */
  act?: () => void;
  keyName?: KeyName;
}

/** Entries of one kind, under the name of the screen that lists them, with its key. */
interface Group {
  title: BackofficePlainCode;
  keyName?: KeyName;
  entries: readonly Entry[];
}

export interface PaletteProps {
  onClose: () => void;
  /** Takes back what was done last, or does it again. */
  onTurn: (way: "undo" | "redo") => void;
}

/** What one wants, typed: an act of the screen beneath, a place by its name, an order by its number, name or whatever else finds it, a product, a customer, a code. */
export function Palette({ onClose, onTurn }: PaletteProps) {
  const t = useText();
  const findWords = useFindWords();
  const list = useId();
  const [, go] = useLocation();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const groups = useGroups(typed.trim(), onTurn);
  const entries = groups.flatMap((group) => group.entries);
  const reads = useMay("orders.read");
  const chosen = Math.min(at, entries.length - 1);
  const open = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    if (entry.path !== undefined) go(entry.path);
    entry.act?.();
  };
  const openFirst = async () => {
    // A number that is typed quickly is asked about before anything else is taken for it.
    const number = at === 0 && reads && isNumber(typed.trim()) ? await numberOf(typed.trim()) : null;
    open(number === null ? entries[chosen] : { key: "number", text: "", path: `/orders/${number}` });
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === "Enter") void openFirst();
    else if (step !== undefined && entries.length > 0) setAt((chosen + step + entries.length) % entries.length);
    else return;
    event.preventDefault();
  };
  const paste = async ({ clipboardData }: ClipboardEvent) => {
    const order = reads ? await orderOf(clipboardData.getData("text").trim()) : null;
    if (order !== null) open({ key: "pasted", text: "", path: `/orders/${order}` });
  };
  return (
    <Modal title={t("OFFICE_PALETTE")} onClose={onClose}>
      <input
        className="input"
        type="text"
        role="combobox"
        aria-label={findWords}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={entries[chosen] && `${list}-${chosen}`}
        aria-autocomplete="list"
        placeholder={findWords}
        autoComplete="off"
        spellCheck={false}
        data-focus
        value={typed}
        onChange={(event) => (setTyped(event.currentTarget.value), setAt(0))}
        onKeyDown={press}
        onPaste={(event) => void paste(event)}
      />
      <div className="palette" role="listbox" id={list} aria-label={t("OFFICE_PALETTE")}>
        {groups.map(({ title, keyName, entries: ofGroup }) => (
          <div key={title} role="group" aria-labelledby={`${list}-${title}`}>
            <p className="palette-group" id={`${list}-${title}`} hidden={groups.length === 1}>
              {t(title)}
              {keyName && <KeyHint name={keyName} />}
            </p>
            {ofGroup.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <div
                  key={entry.key}
                  id={`${list}-${index}`}
                  className="palette-entry"
                  role="option"
                  aria-selected={index === chosen}
                  onClick={() => open(entry)}
                >
                  <span>{entry.text}</span>
                  {entry.more !== undefined && <span className="mute">{entry.more}</span>}
                  {entry.keyName && <KeyHint name={entry.keyName} />}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Modal>
  );
}

const found = (q: string) =>
  queryOptions({
    queryKey: ["palette", q],
    queryFn: () => call(orderRoutes.orders, { query: { q, limit: "5" } }),
  });

/** Products, customers and codes. */
const others = (q: string) =>
  queryOptions({
    queryKey: ["palette", "others", q],
    queryFn: () => call(paletteRoutes.palette, { query: { q } }),
  });

/** The order of a number, of which there is one or none. */
const numbered = (number: string) =>
  queryOptions({
    queryKey: ["palette", "number", number],
    queryFn: () => call(orderRoutes.orders, { query: { numbers: number, limit: "1" } }),
  });

/** Returns whether what is typed can be the number of an order. */
function isNumber(typed: string): boolean {
  return /^[1-9]\d{0,14}$/.test(typed);
}

/** Returns the number where there is an order of it, else null. */
async function numberOf(typed: string): Promise<number | null> {
  const orders = await queryClient.fetchQuery(numbered(typed)).then(
    (answer) => answer.orders,
    () => [],
  );
  return orders[0]?.number ?? null;
}

/** Returns the order that a pasted number, of whatever kind, is of; null: it is none, or of several. */
async function orderOf(pasted: string): Promise<number | null> {
  if (!/^\S*\d\S*$/.test(pasted) || pasted.length < 4) return null;
  const orders = await queryClient.fetchQuery(found(pasted)).then(
    (answer) => answer.orders,
    () => [],
  );
  return orders.length === 1 ? orders[0]!.number : null;
}

/** Of what there are other records than orders in the palette. */
const kindsBeside = ["products.edit", "customers.read", "prices.edit"] as const;

function useGroups(typed: string, onTurn: PaletteProps["onTurn"]): Group[] {
  const t = useText();
  const { permissions } = useSession();
  const q = useDeferredValue(typed);
  const reads = useMay("orders.read");
  const { data } = useQuery({
    ...found(q),
    enabled: reads && q.length > 1,
    placeholderData: (before) => before,
  });
  const { data: beside } = useQuery({
    ...others(q),
    enabled: q.length > 1 && kindsBeside.some((permission) => permissions.includes(permission)),
    placeholderData: (before) => before,
  });
  const { data: exact } = useQuery({ ...numbered(q), enabled: reads && isNumber(q) });
  const farther = fartherScreens.filter(({ permission }) => permissions.includes(permission));
  const turns = (["undo", "redo"] as const).flatMap((way) => {
    const done = lastOf(way);
    const text = t(way === "undo" ? "OFFICE_UNDO" : "OFFICE_REDO");
    return done === undefined ? [] : [{ key: way, text, more: done.what, act: () => onTurn(way), keyName: way }];
  });
  const acts = actsOfScreen(recordKeys).map(({ name, act }) => ({
    key: name,
    text: t(keyTable[name].text),
    act,
    keyName: name,
  }));
  const destinations: Entry[] = [
    ...acts,
    ...destinationsFor(permissions).map(({ path, title, keyName }) => ({ key: path, text: t(title), path, keyName })),
    ...farther.map(({ path, title }) => ({ key: path, text: t(title), path })),
    ...turns,
    ...(permissions.includes("orders.edit")
      ? [{ key: "new-order", text: t("OFFICE_ORDER_NEW"), path: "/orders/new", keyName: "newOrder" as const }]
      : []),
  ].filter(({ text }) => fits(text, typed));
  const places: Group = { title: "OFFICE_PALETTE", entries: destinations };
  if (typed === "") return [places];
  const named = isNumber(typed) ? (exact?.orders ?? []).filter(({ number }) => String(number) === typed) : [];
  const more = (typed.length > 1 ? (data?.orders ?? []) : []).filter((one) => named[0]?.number !== one.number);
  const orders = reads ? [...named, ...more] : [];
  const { products = [], customers = [], codes = [] } = (typed.length > 1 && beside) || {};
  const groups: Group[] = [
    {
      title: "OFFICE_ORDERS",
      keyName: "goOrders",
      entries: orders.map(({ number, buyer, state }) => ({
        key: `order-${number}`,
        text: t("OFFICE_ORDER", { number }),
        more: `${buyer} · ${t(`ORDER_STATE_${state.toUpperCase()}`)}`,
        path: `/orders/${number}`,
      })),
    },
    places,
    {
      title: "OFFICE_GOODS",
      keyName: "goGoods",
      entries: products.map(({ id, name, brand }) => ({
        key: `product-${id}`,
        text: name,
        more: brand,
        path: `/goods/${id}`,
      })),
    },
    {
      title: "OFFICE_CUSTOMERS",
      keyName: "goCustomers",
      entries: customers.map(({ id, name, email }) => ({
        key: `customer-${id}`,
        text: name || email || t("OFFICE_CUSTOMERS"),
        ...(name !== "" && email !== undefined && { more: email }),
        path: `/customers/${id}`,
      })),
    },
    {
      title: "OFFICE_CODES",
      keyName: "goCodes",
      entries: codes.map(({ id, code }) => ({ key: `code-${id}`, text: code, path: `/codes?id=${id}` })),
    },
    {
      title: "OFFICE_FIND_DO",
      entries: reads
        ? [
            {
              key: "find",
              text: t("OFFICE_FIND_IN_ORDERS", { words: typed }),
              path: `/orders?view=all&q=${encodeURIComponent(typed)}`,
            },
          ]
        : [],
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
