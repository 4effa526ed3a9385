import { contact } from "../contact.ts";
import { forms } from "../forms.ts";
import { reviewing } from "../reviewing.ts";

/** What the pages with forms begin with. */
export const texts = { ...forms, ...contact, ...reviewing };
