import { paths } from "../../contract/paths.ts";
import { useText } from "../app/text.ts";
import { ForCustomers } from "./user/ForCustomers.tsx";
import { UserFrame } from "./user/UserFrame.tsx";
import { OrderList } from "./user-orders/OrderList.tsx";
import { OrdersWaiting } from "./user-orders/OrdersWaiting.tsx";

/** A customer's orders, the newest first (specification, point 2, 'Routes'). */
export function UserOrdersScreen() {
  const t = useText();
  return (
    <UserFrame title={t("LAYOUT_USER_ORDERS")} at={paths.userOrders}>
      <ForCustomers waiting={<OrdersWaiting />}>
        <OrderList />
      </ForCustomers>
    </UserFrame>
  );
}
