import { complaint } from "../complaint.ts";
import { forms } from "../forms.ts";
import { user } from "../user.ts";
import { userData } from "../user-data.ts";

/** What the pages of a customer's data, of the links in their emails, and of complaints begin with. */
export const texts = { ...user, ...userData, ...forms, ...complaint };
