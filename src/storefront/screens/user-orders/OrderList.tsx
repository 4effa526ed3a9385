import type { OrdersReply } from "../../../contract/customer-orders.ts";
import { useSession } from "../../session/store.ts";
import { Trouble } from "../user/Trouble.tsx";
import { useAsked } from "../user/use-asked.ts";
import { NoOrders } from "./NoOrders.tsx";
import { OrdersPager } from "./OrdersPager.tsx";
import { OrdersTable } from "./OrdersTable.tsx";
import { OrdersWaiting } from "./OrdersWaiting.tsx";

/** The page of orders the address names, as the shop answers. */
export function OrderList() {
  const token = useSession((state) => state.token);
  const lanId = useSession((state) => state.lanId);
  const asked = useAsked<OrdersReply>("orders", { token, page: pageInAddress(), lanId });
  if (asked.kind === "waiting") return <OrdersWaiting />;
  if (asked.kind !== "known")
    return <Trouble again={asked.kind === "failed" ? asked.again : () => location.reload()} />;
  const { orders, page, pages } = asked.reply;
  if (pages === 0) return <NoOrders />;
  return (
    <>
      <OrdersTable orders={orders} />
      {pages > 1 && <OrdersPager page={page} pages={pages} />}
    </>
  );
}

function pageInAddress(): number {
  const page = new URLSearchParams(location.search).get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
