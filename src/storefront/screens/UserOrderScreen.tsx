import type { Templates } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import { ForCustomers } from "./user/ForCustomers.tsx";
import { UserFrame } from "./user/UserFrame.tsx";
import { OneOrder } from "./user-order/OneOrder.tsx";
import { OrderWaiting } from "./user-order/OrderWaiting.tsx";
import { useSilentReferrer } from "./user-order/use-silent-referrer.ts";

/** One order: for the customer it belongs to, and for whoever comes by the link of its email, logged in or not. */
export function UserOrderScreen({ number }: Templates["userOrder"]) {
  const t = useText();
  const loaded = useSession((state) => state.productsLoaded);
  const linkKey = loaded ? new URLSearchParams(location.search).get("key") : null;
  useSilentReferrer();
  return (
    <UserFrame title={t("USER_ORDER", { number })} at={paths.userOrders}>
      {linkKey === null ? (
        <ForCustomers waiting={<OrderWaiting />}>
          <OneOrder key={number} number={number} linkKey={null} />
        </ForCustomers>
      ) : (
        <OneOrder key={number} number={number} linkKey={linkKey} />
      )}
    </UserFrame>
  );
}
