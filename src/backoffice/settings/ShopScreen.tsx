import { sellerGroups } from "./config-fields.ts";
import { ConfigScreen } from "./ConfigScreen.tsx";

/** Whose shop it is: what shoppers, invoices and emails are told of who sells. */
export function ShopScreen() {
  return <ConfigScreen title="OFFICE_SHOP" groups={sellerGroups} />;
}
