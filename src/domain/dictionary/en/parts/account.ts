import { accountLinks } from "../account-links.ts";
import { complaint } from "../complaint.ts";
import { forms } from "../forms.ts";
import { user } from "../user.ts";
import { userData } from "../user-data.ts";
import { withdrawal } from "../withdrawal.ts";

/** What the pages of a customer's data, of the links in their emails, of complaints and of withdrawals begin with. */
export const texts = { ...user, ...userData, ...accountLinks, ...forms, ...complaint, ...withdrawal };
