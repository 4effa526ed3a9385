import { useState } from "react";
import { pageRoutes, type PageSaid } from "../../contract/operator/pages.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { momentOf, momentTyped, typedMoment } from "../moments.ts";
import { tell } from "../notice.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { type PagePlanFields, type PageTextField, planFieldsOf, plannedSent } from "./page-fields.ts";
import type { PageForm } from "./use-page-form.ts";
import { usePageTextLabel } from "./use-page-labels.ts";
import { usePageAct } from "./use-pages.ts";

interface PagePlanCardProps {
  page: PageSaid;
  form: PageForm;
}

/** Which texts of a page are to be others from a moment on; or has those that are typed be so. */
export function PagePlanCard({ page, form: { texts } }: PagePlanCardProps) {
  const t = useText();
  const now = useNow((clock) => clock.now);
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const {
    id,
    plan: { planned, version },
  } = page;
  const [typed, setTyped] = useState(planned === null ? "" : typedMoment(planned.at));
  const moment = momentTyped(typed);
  const plan = usePageAct(
    (wanted: PageSaid["plan"]["planned"]) =>
      act(pageRoutes.planPage, { parameters: { id }, body: { planned: wanted }, version }),
    ({ logged }, wanted) => {
      if (wanted !== null) texts.forget();
      tell(
        wanted === null
          ? t("OFFICE_PAGES_PLAN_ENDED")
          : t("OFFICE_PAGES_PLANNED", { moment: momentOf(wanted.at, lanCode) }),
        undoOf(logged),
      );
    },
  );
  const changed = plannedSent(texts.changed);
  const movesAddress = Object.keys(texts.changed).some((field) => field.startsWith("address-"));
  const wanted = changed ?? planned?.texts ?? null;
  const isPast = moment !== null && Date.parse(moment) <= now.getTime();
  const isSame = changed === null && moment === planned?.at;
  const isReady = wanted !== null && moment !== null && !isPast && !isSame && !movesAddress;
  const canPlan = isReady && texts.overtaken.length === 0;
  return (
    <Card title={t("OFFICE_PAGES_PLAN")}>
      <div className="fact-groups">
        {planned === null ? (
          <p className="mute">{t("OFFICE_PAGES_PLAN_TEXT")}</p>
        ) : (
          <Planned planned={planned} busy={plan.isPending} onOpen={texts.change} onEnd={() => plan.mutate(null)} />
        )}
        {movesAddress && <p className="fact-missing">{t("OFFICE_PAGES_PLAN_ADDRESS")}</p>}
        <form
          className="fact-row"
          onSubmit={(event) => {
            event.preventDefault();
            if (canPlan && !plan.isPending) plan.mutate({ texts: wanted, at: moment });
          }}
        >
          <Field
            label={t("OFFICE_PAGES_PLAN_AT")}
            type="datetime-local"
            value={typed}
            error={typed !== "" && isPast && !isSame ? t("OFFICE_PAGES_PLAN_PAST") : null}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Act type="submit" busy={plan.isPending} disabled={!canPlan}>
            {t("OFFICE_GOODS_PLAN")}
          </Act>
        </form>
        <Refused error={plan.error} />
      </div>
    </Card>
  );
}

interface PlannedProps {
  planned: NonNullable<PageSaid["plan"]["planned"]>;
  busy: boolean;
  onOpen: (fields: PagePlanFields) => void;
  onEnd: () => void;
}

/** When what is planned stands, and which texts it is; it can be looked at in the form, where its page is drawn, and called off. */
function Planned({ planned, busy, onOpen, onEnd }: PlannedProps) {
  const t = useText();
  const label = usePageTextLabel();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const fields = planFieldsOf(planned.texts);
  const texts = (Object.keys(fields) as PageTextField[]).map((field) => label(field, "full")).join(", ");
  return (
    <>
      <p>{t("OFFICE_PAGES_PLAN_IS", { moment: momentOf(planned.at, lanCode), texts })}</p>
      <div className="publish-acts">
        <Act onClick={() => onOpen(fields)}>{t("OFFICE_PAGES_PLAN_OPEN")}</Act>
        <Act kind="plain" busy={busy} onClick={onEnd}>
          {t("OFFICE_PAGES_PLAN_END")}
        </Act>
      </div>
    </>
  );
}
