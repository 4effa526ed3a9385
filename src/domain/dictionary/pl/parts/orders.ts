import { user } from "../user.ts";
import { userOrders } from "../user-orders.ts";

/** What the pages of a customer's orders begin with. */
export const texts = { ...user, ...userOrders };
