import { type RefObject, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { pickedOrderRoutes } from "../../contract/operator/picked-orders.ts";
import type { OrderColumn } from "../../domain/order/order-list.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useMay } from "../session.ts";
import { lazyOfGoods, useCount, useText } from "../text.ts";
import type { Asked, PickedOrder } from "./list-address.ts";
import type { Picks } from "./use-picks.ts";
import "./picked-bar.css";

const MoveManyDialog = lazyComponent(async () => (await import("./MoveManyDialog.tsx")).MoveManyDialog);
const TagManyDialog = lazyComponent(async () => (await import("./TagManyDialog.tsx")).TagManyDialog);
const LabelsDialog = lazyOfGoods(async () => (await import("../labels/LabelsDialog.tsx")).LabelsDialog);
const ExportDialog = lazyComponent(async () => (await import("./ExportDialog.tsx")).ExportDialog);

interface PickedBarProps {
  picks: Picks<PickedOrder>;
  asked: Asked;
  columns: readonly OrderColumn[];
  /** How many orders are filtered. */
  all: number;
  /** The tags there are. */
  tags: readonly string[];
  bar: RefObject<HTMLElement | null>;
}

/** How many orders a list gives to be picked at once. */
const mostPicked = 1000;

/** What can be done with the orders that are picked; it stands at the foot of the screen while there are any. */
export function PickedBar({ picks, asked, columns, all, tags, bar }: PickedBarProps) {
  const t = useText();
  const counted = useCount();
  const [, go] = useLocation();
  const mayPack = useMay("orders.pack");
  const mayEdit = useMay("orders.edit");
  const [over, setOver] = useState<"move" | "tag" | "labels" | "export" | null>(null);
  const { picked, pick } = picks;
  const pickAll = useMutation({
    mutationFn: () => {
      const { sort: _sort, limit: _limit, after: _after, ...filter } = asked;
      return call(pickedOrderRoutes.pickOrders, { query: filter });
    },
    onSuccess: ({ orders }) => pick(orders),
  });
  const close = () => setOver(null);
  const numbers = [...picked.keys()].toSorted((a, b) => b - a);
  return (
    <section className="picked-bar" aria-label={t("OFFICE_PICKED")} ref={bar}>
      <div className="picked-count">
        <p role="status">
          <strong>{counted("OFFICE_PICKED", picked.size)}</strong>
        </p>
        {all > picked.size && picked.size < mostPicked && (
          <Act kind="plain" busy={pickAll.isPending} onClick={() => pickAll.mutate()}>
            {all > mostPicked ? t("OFFICE_PICK_THOUSAND") : t("OFFICE_PICK_ALL", { count: all })}
          </Act>
        )}
        <Act kind="plain" onClick={() => pick([])}>
          {t("OFFICE_PICK_NONE")}
        </Act>
      </div>
      <div className="picked-acts">
        {mayPack && <Act onClick={() => setOver("move")}>{t("OFFICE_PICKED_MOVE")}</Act>}
        {mayPack && <Act onClick={() => setOver("labels")}>{t("OFFICE_PICKED_LABELS")}</Act>}
        {mayEdit && <Act onClick={() => setOver("tag")}>{t("OFFICE_PICKED_TAG")}</Act>}
        <Act onClick={() => go(`/orders/print?numbers=${numbers.join(",")}`)}>{t("OFFICE_PRINT")}</Act>
        <Act onClick={() => setOver("export")}>{t("OFFICE_PICKED_EXPORT")}</Act>
      </div>
      <Refused error={pickAll.error} />
      {over === "move" && <MoveManyDialog picked={picked} onDone={() => pick([])} onClose={close} />}
      {over === "tag" && <TagManyDialog numbers={numbers} tags={tags} onClose={close} />}
      {over === "labels" && <LabelsDialog numbers={numbers} onClose={close} />}
      {over === "export" && <ExportDialog numbers={numbers} columns={columns} onClose={close} />}
    </section>
  );
}
