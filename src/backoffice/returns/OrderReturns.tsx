import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import { returnRoutes } from "../../contract/operator/returns.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useSession } from "../session.ts";
import { lazyOfGoods, useText } from "../text.ts";
import type { Asked } from "./OpenReturnDialog.tsx";
import { ReturnStatus } from "./ReturnStatus.tsx";
import "./returns.css";
import { returnsKey, showReturn } from "./use-return.ts";

/** What follows is said before a return begins, in words that come with it. */
const OpenReturnDialog = lazyOfGoods(async () => (await import("./OpenReturnDialog.tsx")).OpenReturnDialog);

const wayTexts = {
  uncollected: "OFFICE_RETURN_OPEN_UNCOLLECTED",
  goodwill: "OFFICE_RETURN_OPEN",
  exchange: "OFFICE_EXCHANGE_OPEN",
} as const;

/** The returns of an order, and the way to begin one once it was sent: of a parcel nobody collected, or of goods that come back. */
export function OrderReturns({ order }: { order: Order }) {
  const t = useText();
  const { permissions } = useSession();
  const [, go] = useLocation();
  const [key] = useState(freshKey);
  const { data } = useQuery({
    queryKey: [...returnsKey, "order", order.number],
    queryFn: () => call(returnRoutes.returns, { query: { view: "all", q: String(order.number) } }),
    enabled: permissions.includes("orders.pack"),
  });
  const [asks, setAsks] = useState<Asked | null>(null);
  const open = useMutation({
    mutationFn: (asked: Asked) => {
      const kind = asked === "uncollected" ? asked : "goodwill";
      return call(returnRoutes.openReturn, {
        parameters: { number: order.number },
        body: { kind, ...(kind === "goodwill" && { pieces: [] }) },
        key: `${key}-${kind}`,
      });
    },
    onSuccess: (after) => {
      showReturn(after);
      tell(t("OFFICE_RETURN_OPENED", { number: after.id }));
      go(`/returns/${after.id}`);
    },
  });
  const returns = data?.returns.filter((row) => row.order === order.number) ?? [];
  const waiting = returns.some(({ state }) => state !== "settled" && state !== "closed");
  const kind = order.state === "sent" ? "uncollected" : order.state === "delivered" ? "goodwill" : null;
  const may = kind !== null && !waiting && permissions.includes("orders.edit");
  if (returns.length === 0 && !may) return null;
  return (
    <Card title={t("OFFICE_RETURNS")}>
      {returns.map((row) => (
        <p key={row.id} className="order-states">
          <Link className="link" href={`/returns/${row.id}`}>
            {t("OFFICE_RETURN", { number: row.id })}
          </Link>
          <ReturnStatus {...row} />
        </p>
      ))}
      {may && (
        <p className="order-return-ways">
          <Act kind="plain" onClick={() => setAsks(kind)}>
            {t(wayTexts[kind])}
          </Act>
          <Act kind="plain" onClick={() => setAsks("exchange")}>
            {t(wayTexts.exchange)}
          </Act>
        </p>
      )}
      {asks !== null && (
        <OpenReturnDialog
          asked={asks}
          title={t(wayTexts[asks])}
          sending={open}
          onSend={() => open.mutate(asks)}
          onClose={() => setAsks(null)}
        />
      )}
    </Card>
  );
}
