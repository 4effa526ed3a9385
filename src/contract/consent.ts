/** `POST /sys/json_api?withdrawConsent`: of what was ordered in this browser nobody is told any more. */
import * as v from "valibot";
import { toldPurposes } from "../domain/consent.ts";

export const withdrawConsentBody = v.object({
  purposes: v.pipe(v.array(v.picklist(toldPurposes)), v.minLength(1), v.maxLength(toldPurposes.length)),
});
