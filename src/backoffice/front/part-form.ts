import type { FrontSaid } from "../../contract/operator/front.ts";
import type { FrontPart } from "../../domain/content/front.ts";
import type { LanCode } from "../../domain/language.ts";
import type { FrontForm } from "./use-front.ts";

/** What the form of a part of the front is given. */
export interface PartFormProps<Part extends FrontPart> {
  form: FrontForm<Part>;
  /** In which its words are written. */
  language: LanCode;
  standing: FrontSaid["standing"];
  /** The minute it is in Warsaw. */
  minute: string;
}
