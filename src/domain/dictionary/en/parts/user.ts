import { user } from "../user.ts";
import { userData } from "../user-data.ts";
import { userOrders } from "../user-orders.ts";

/** What a customer's pages begin with. */
export const texts = { ...user, ...userData, ...userOrders };
