import type { Templates } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { useText } from "../app/text.ts";
import { ForCustomers } from "./user/ForCustomers.tsx";
import { UserFrame } from "./user/UserFrame.tsx";

export function UserOrderScreen({ number }: Templates["userOrder"]) {
  const t = useText();
  return (
    <UserFrame title={t("USER_ORDER", { number })} at={paths.userOrders}>
      <ForCustomers>{null}</ForCustomers>
    </UserFrame>
  );
}
