import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type OrderReceipt, receiptRoutes } from "../../contract/operator/receipts.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";

const queryOf = (order: number) =>
  queryOptions({
    queryKey: ["orderReceipt", String(order)],
    queryFn: () => call(receiptRoutes.orderReceipt, { parameters: { number: String(order) } }),
    refetchInterval: ({ state: { data } }) => (data?.receipt?.state === "asked" ? 5000 : false),
  });

const tones = { asked: "wait", unclear: "bad", registered: "good", failed: "bad", elsewhere: "none" } as const;

/** How the fiscal receipt of an order stands, or that it needs one; nothing where the exemption holds. */
export function FiscalReceipt({ order }: { order: number }) {
  const t = useText();
  const { data } = useQuery(queryOf(order));
  const mayIssue = useMay("invoices.issue");
  if (data === undefined || (data.receipt === null && (data.breaks.length === 0 || !data.on))) return null;
  const { breaks, receipt } = data;
  return (
    <div className="ksef-document">
      <h3>{t("OFFICE_RECEIPT")}</h3>
      {receipt === null ? (
        <Status tone="wait" text={t("OFFICE_RECEIPT_NEEDED")} />
      ) : (
        <Status tone={tones[receipt.state]} text={t(`OFFICE_RECEIPT_STATE_${receipt.state.toUpperCase()}`)} />
      )}
      {breaks.length > 0 && (
        <p className="mute">{breaks.map((one) => t(`OFFICE_RECEIPT_BREAK_${one.toUpperCase()}`)).join(", ")}</p>
      )}
      {receipt !== null && receipt.number !== null && (
        <p className="breaks">
          {t("OFFICE_RECEIPT_NUMBER", { number: receipt.number, device: receipt.device ?? "–" })}{" "}
          {receipt.url !== null && (
            <a className="link" href={receipt.url} target="_blank" rel="noreferrer">
              {t("OFFICE_RECEIPT_SEE")}
            </a>
          )}
        </p>
      )}
      {receipt !== null && receipt.problem !== null && (
        <p className="breaks">
          {receipt.problem === "currency"
            ? t("OFFICE_RECEIPT_CURRENCY")
            : t("OFFICE_RECEIPT_PROBLEM", { problem: receipt.problem })}
        </p>
      )}
      {mayIssue && <Acts order={order} acts={data.acts} />}
    </div>
  );
}

function Acts({ order, acts }: { order: number; acts: OrderReceipt["acts"] }) {
  const t = useText();
  const [key, setKey] = useState(freshKey);
  const change = useMutation({
    mutationFn: (to: OrderReceipt["acts"][number]) =>
      call(receiptRoutes.changeReceipt, { parameters: { number: String(order) }, body: { to }, key }),
    onSuccess: (answer) => {
      setKey(freshKey);
      queryClient.setQueryData(queryOf(order).queryKey, answer);
      tell(t("OFFICE_RECEIPT_SAVED"));
      return readAgain([{ entity: "order", id: String(order) }]);
    },
  });
  if (acts.length === 0) return null;
  return (
    <p>
      {acts.map((to) => (
        <Act key={to} kind="plain" busy={change.isPending} onClick={() => change.mutate(to)}>
          {t(`OFFICE_RECEIPT_ACT_${to.toUpperCase()}`)}
        </Act>
      ))}
      <Refused error={change.error} />
    </p>
  );
}
