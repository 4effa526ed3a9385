import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { labelRoutes } from "../../contract/operator/labels.ts";
import type { ProblemCode } from "../../contract/operator/problem.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { useText } from "../text.ts";
import "./labels.css";

/** So many orders have their labels bought and printed at once. */
const most = 100;

/** Buys labels for the parcels of several orders, says how far they are, and has them printed together. */
export function LabelsDialog({ numbers, onClose }: { numbers: readonly number[]; onClose: () => void }) {
  const t = useText();
  const [key] = useState(freshKey);
  // As it was opened, in the order they were packed in.
  const [orders] = useState(() => numbers.toSorted((a, b) => a - b).slice(0, most));
  const buy = useMutation({
    mutationFn: () => call(labelRoutes.buyLabels, { body: { numbers: orders }, key }),
  });
  return (
    <Modal title={t("OFFICE_LABELS_MANY_TITLE", { count: orders.length })} onClose={onClose}>
      {buy.data === undefined ? (
        <ModalForm act={t("OFFICE_LABELS_MANY_BUY")} sending={buy} onSend={() => buy.mutate()} onClose={onClose}>
          <p>{t("OFFICE_LABELS_MANY_TEXT")}</p>
        </ModalForm>
      ) : (
        <Bought orders={orders} refused={buy.data.refused} onClose={onClose} />
      )}
    </Modal>
  );
}

interface BoughtProps {
  orders: readonly number[];
  refused: readonly { number: number; code: ProblemCode }[];
  onClose: () => void;
}

/** What came of it: how many labels are there, which orders have none and why, and all of them to print. */
function Bought({ orders, refused, onClose }: BoughtProps) {
  const t = useText();
  const query = useQuery({
    queryKey: ["labels-done", ...orders],
    queryFn: () => call(labelRoutes.labelsOfOrders, { query: { numbers: orders.join(",") } }),
    refetchInterval: ({ state }) => (state.data?.orders.some(({ waiting }) => waiting > 0) === true ? 1500 : false),
  });
  const found = query.data?.orders ?? [];
  const ready = found.reduce((sum, one) => sum + one.ready, 0);
  const waiting = found.reduce((sum, one) => sum + one.waiting, 0);
  const stuck = [
    // That a parcel has its label already is no trouble here.
    ...refused
      .filter(({ code }) => code !== "LABEL_THERE")
      .map(({ number, code }) => ({ number, why: t(`OFFICE_REFUSED_${code}`) })),
    ...found.flatMap(({ number, problem }) => (problem === null ? [] : [{ number, why: problem }])),
  ];
  const progress = t("OFFICE_LABELS_MANY_PROGRESS", { done: ready, all: ready + waiting });
  return (
    <div className="labels-many">
      {waiting > 0 && <progress max={ready + waiting} value={ready} aria-label={progress} />}
      <p role="status">
        {waiting > 0
          ? progress
          : t(ready > 0 ? "OFFICE_LABELS_MANY_READY" : "OFFICE_LABELS_MANY_NONE", { count: ready })}
      </p>
      {stuck.length > 0 && (
        <>
          <h3>{t("OFFICE_LABELS_MANY_STUCK")}</h3>
          <ul>
            {stuck.map(({ number, why }) => (
              <li key={`${number} ${why}`}>
                <Link href={`/orders/${number}`}>{number}</Link> {why}
              </li>
            ))}
          </ul>
        </>
      )}
      <Refused error={query.error} />
      <div className="modal-acts">
        {waiting === 0 && ready > 0 && (
          <>
            <Sheet sheet="A6" orders={orders} said={t("OFFICE_LABELS_MANY_A6")} />
            <Sheet sheet="A4" orders={orders} said={t("OFFICE_LABELS_MANY_A4")} />
          </>
        )}
        <Link className="act" href="/handover">
          {t("OFFICE_HANDOVER")}
        </Link>
        <Act kind="plain" onClick={onClose}>
          {t("OFFICE_CLOSE")}
        </Act>
      </div>
    </div>
  );
}

function Sheet({ sheet, orders, said }: { sheet: "A6" | "A4"; orders: readonly number[]; said: string }) {
  return (
    <a
      className="act"
      target="_blank"
      rel="noreferrer"
      href={`${operatorHref(labelRoutes.labelsPdf, { sheet })}?numbers=${orders.join(",")}`}
    >
      {said}
    </a>
  );
}
