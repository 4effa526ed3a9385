import type { Complaint } from "../../contract/operator/complaints.ts";
import { Status } from "../controls/Status.tsx";
import { shortDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { nearnessOf } from "../today/due.ts";

type Standing = Pick<Complaint, "due" | "acceptedByLaw" | "outcome" | "closedAt">;

/** By when a complaint is answered, or that its time went by; nothing once it is answered. */
export function ComplaintDue({ due, acceptedByLaw, outcome }: Standing) {
  const t = useText();
  const count = useCount();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const { nearness, days } = nearnessOf(due, now);
  if (outcome !== null) return null;
  if (acceptedByLaw) return <span className="due due-late">{t("OFFICE_COMPLAINT_ACCEPTED_BY_LAW")}</span>;
  return (
    <span className={`due due-${days <= 2 ? "today" : nearness}`}>
      {t("OFFICE_COMPLAINT_DUE", { day: shortDayOf(`${due}T12:00:00Z`, lanCode, now) })} (
      {count("OFFICE_COMPLAINT_DAYS", days)})
    </span>
  );
}

/** Where a complaint stands, in a word. */
export function ComplaintStatus({ outcome, closedAt }: Standing) {
  const t = useText();
  if (outcome === null) return <Status tone="wait" text={t("OFFICE_COMPLAINT_STATE_OPEN")} />;
  return (
    <Status
      tone={closedAt === null ? "wait" : outcome === "refused" ? "none" : "good"}
      text={t(`OFFICE_COMPLAINT_OUTCOME_${outcome.toUpperCase()}`)}
    />
  );
}
