import { FieldError } from "../../ui/FieldError.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { NoPasskey } from "./passkeys.ts";

/** Why somebody did not come in; a browser that gave no passkey is said in its own words. */
export function WayInFailed({ error }: { error: unknown }) {
  const t = useText();
  return error instanceof NoPasskey ? <FieldError text={t("OFFICE_NO_PASSKEY")} /> : <Refused error={error} />;
}
