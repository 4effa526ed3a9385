import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import { complaintRoutes } from "../../contract/operator/complaints.ts";
import { call } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { ComplaintDue, ComplaintStatus } from "./ComplaintDue.tsx";
import { complaintsKey } from "./use-complaint.ts";

/** The complaints of an order's goods: by when each is answered, or what was decided. */
export function OrderComplaints({ order: { number } }: { order: Order }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: [...complaintsKey, "order", number],
    queryFn: () => call(complaintRoutes.complaints, { query: { view: "all", order: String(number) } }),
    enabled: useMay("orders.edit"),
  });
  if (data === undefined || data.complaints.length === 0) return null;
  return (
    <Card title={t("OFFICE_COMPLAINTS")}>
      {data.complaints.map((row) => (
        <p key={row.id} className="order-states">
          <Link className="link" href={`/complaints/${row.id}`}>
            {t("OFFICE_COMPLAINT", { number: row.id })}
          </Link>
          <ComplaintStatus {...row} />
          <ComplaintDue {...row} />
        </p>
      ))}
    </Card>
  );
}
