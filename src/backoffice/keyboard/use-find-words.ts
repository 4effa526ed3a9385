import { useMay } from "../session.ts";
import { useText } from "../text.ts";

/** Returns what one may type to find something: who sees no orders goes to screens, who sees no e-mails finds orders by number and name. */
export function useFindWords(): string {
  const t = useText();
  const reads = useMay("orders.read");
  const seesEmails = useMay("buyers.contact");
  if (!reads) return t("OFFICE_PALETTE");
  return t(seesEmails ? "OFFICE_FIND" : "OFFICE_FIND_BY_NAME");
}
