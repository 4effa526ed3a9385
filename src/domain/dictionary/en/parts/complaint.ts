import { complaint } from "../complaint.ts";
import { forms } from "../forms.ts";

/** What the page of complaints begins with. */
export const texts = { ...forms, ...complaint };
