import { complaint } from "../complaint.ts";
import { forms } from "../forms.ts";
import { withdrawal } from "../withdrawal.ts";

/** What the pages of complaints and of withdrawals begin with. */
export const texts = { ...forms, ...complaint, ...withdrawal };
