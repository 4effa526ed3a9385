import { useState } from "react";
import type { FrontSaid } from "../../contract/operator/front.ts";
import type { FrontContents, FrontPart } from "../../domain/content/front.ts";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import { momentTyped } from "./minutes.ts";
import { isUnready } from "./SaveFront.tsx";
import { fieldsIn, type FrontForm } from "./use-front.ts";

interface PlanCardProps<Part extends FrontPart> {
  front: FrontSaid;
  form: FrontForm<Part>;
}

/** What takes the place of a part by itself, and when; or, from what stands in the form, has it do so. */
export function PlanCard<Part extends FrontPart>({ front, form }: PlanCardProps<Part>) {
  const t = useText();
  const [at, setAt] = useState("");
  const { planned, minute, standing } = front;
  if (planned !== null)
    return (
      <Card title={t("OFFICE_FRONT_PLAN")}>
        <div className="front-fields">
          <p>{t("OFFICE_FRONT_PLAN_IS", { time: momentTyped(planned.at) })}</p>
          <div className="front-acts">
            <Act onClick={() => form.change(fieldsIn(planned.content as FrontContents[Part]))}>
              {t("OFFICE_FRONT_PLAN_OPEN")}
            </Act>
            <Act kind="plain" busy={form.isSaving} onClick={() => form.plan(null)}>
              {t("OFFICE_FRONT_PLAN_END")}
            </Act>
          </div>
        </div>
      </Card>
    );
  const isPast = at !== "" && at <= minute;
  const isReady = at !== "" && !isPast && form.hasChanged && !isUnready(form, standing) && form.overtaken.length === 0;
  return (
    <Card title={t("OFFICE_FRONT_PLAN")}>
      <form
        className="front-fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !form.isSaving) form.plan(at);
        }}
      >
        <p className="mute">{t("OFFICE_FRONT_PLAN_TEXT")}</p>
        <Field
          label={t("OFFICE_FRONT_PLAN_AT")}
          type="datetime-local"
          value={at}
          error={isPast ? t("OFFICE_FRONT_PLAN_PAST") : null}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Act type="submit" busy={form.isSaving} disabled={!isReady}>
          {t("OFFICE_FRONT_PLAN_DO")}
        </Act>
      </form>
    </Card>
  );
}
