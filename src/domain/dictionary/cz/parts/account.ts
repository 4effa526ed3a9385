import { accountLinks } from "../account-links.ts";
import { forms } from "../forms.ts";
import { user } from "../user.ts";
import { userData } from "../user-data.ts";

/** What the pages of a customer's data and of the links in their emails begin with. */
export const texts = { ...user, ...userData, ...accountLinks, ...forms };
