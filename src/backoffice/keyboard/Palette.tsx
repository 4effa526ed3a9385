import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { destinationsFor } from "../destinations.ts";
import { fartherScreens } from "../farther-screens.tsx";
import { queryClient } from "../queries.ts";
import { useMay, useSession } from "../session.ts";
import { useText } from "../text.ts";
import { KeyHint } from "./KeyHint.tsx";
import type { KeyName } from "./key-table.ts";
import { fits } from "./palette-order.ts";
import "./palette.css";

interface Entry {
  key: string;
  text: string;
  more?: string;
  path: string;
  keyName?: KeyName;
}

/** Where one wants to go, typed: a place by its name, an order by its number, name or whatever else finds it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useText();
  const list = useId();
  const [, go] = useLocation();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const entries = useEntries(typed.trim());
  const chosen = Math.min(at, entries.length - 1);
  const open = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    go(entry.path);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === "Enter") open(entries[chosen]);
    else if (step !== undefined && entries.length > 0) setAt((chosen + step + entries.length) % entries.length);
    else return;
    event.preventDefault();
  };
  const reads = useMay("orders.read");
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
        aria-label={t("OFFICE_FIND")}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={entries[chosen] && `${list}-${chosen}`}
        aria-autocomplete="list"
        placeholder={t("OFFICE_FIND")}
        autoComplete="off"
        spellCheck={false}
        data-focus
        value={typed}
        onChange={(event) => (setTyped(event.currentTarget.value), setAt(0))}
        onKeyDown={press}
        onPaste={(event) => void paste(event)}
      />
      <ul className="palette" role="listbox" id={list} aria-label={t("OFFICE_PALETTE")}>
        {entries.map((entry, index) => (
          <li
            key={entry.key}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => open(entry)}
          >
            <span>{entry.text}</span>
            {entry.more !== undefined && <span className="mute">{entry.more}</span>}
            {entry.keyName && <KeyHint name={entry.keyName} />}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

const found = (q: string) =>
  queryOptions({
    queryKey: ["palette", q],
    queryFn: () => call(operatorRoutes.orders, { query: { q, limit: "5" } }),
  });

/** Returns the order that a pasted number, of whatever kind, is of; null: it is none, or of several. */
async function orderOf(pasted: string): Promise<number | null> {
  if (!/^\S*\d\S*$/.test(pasted) || pasted.length < 4) return null;
  const orders = await queryClient.fetchQuery(found(pasted)).then(
    (answer) => answer.orders,
    () => [],
  );
  return orders.length === 1 ? orders[0]!.number : null;
}

function useEntries(typed: string): Entry[] {
  const t = useText();
  const { permissions } = useSession();
  const q = useDeferredValue(typed);
  const reads = useMay("orders.read");
  const { data } = useQuery({
    ...found(q),
    enabled: reads && q.length > 1,
    placeholderData: (before) => before,
  });
  const farther = fartherScreens.filter(({ permission }) => permissions.includes(permission));
  const destinations = [
    ...destinationsFor(permissions).map(({ path, title, keyName }) => ({ key: path, text: t(title), path, keyName })),
    ...farther.map(({ path, title }) => ({ key: path, text: t(title), path })),
  ].filter(({ text }) => fits(text, typed));
  if (!reads || typed === "") return destinations;
  const orders = (typed.length > 1 ? (data?.orders ?? []) : []).map(({ number, buyer, state }) => ({
    key: `order-${number}`,
    text: t("OFFICE_ORDER", { number }),
    more: `${buyer} · ${t(`ORDER_STATE_${state.toUpperCase()}`)}`,
    path: `/orders/${number}`,
  }));
  const named = /^\d{1,15}$/.test(typed) && !orders.some(({ key }) => key === `order-${typed}`);
  return [
    ...(named ? [{ key: `order-${typed}`, text: t("OFFICE_ORDER", { number: typed }), path: `/orders/${typed}` }] : []),
    ...orders,
    ...destinations,
    {
      key: "find",
      text: t("OFFICE_FIND_IN_ORDERS", { words: typed }),
      path: `/orders?view=all&q=${encodeURIComponent(typed)}`,
    },
  ];
}
