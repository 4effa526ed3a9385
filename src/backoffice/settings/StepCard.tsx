import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { Link } from "wouter";
import { type OpeningSaid, openingRoutes } from "../../contract/operator/opening.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import type { OpeningDuty, OpeningStep } from "../../domain/opening.ts";
import { type Acted, act } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { useCount, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { WaiveDialog } from "./WaiveDialog.tsx";

type Step = OpeningSaid["steps"][number];
type Duty = Step["duties"][number];

interface StepCardProps {
  step: Step;
  number: number;
  onSale: number;
  onDone: (acted: Acted<OpeningSaid>) => void;
}

/** Where each step is taken. */
const ways: Readonly<Record<OpeningStep, string>> = {
  seller: "/settings/shop",
  looks: "/content/home",
  goods: "/goods",
  delivery: "/settings/delivery",
  pages: "/content/pages",
  letters: "/settings/letters",
};

/** What belongs to a step besides, on a screen of its own. */
const besides: Partial<Readonly<Record<OpeningStep, { path: string; title: BackofficePlainCode }>>> = {
  looks: { path: "/settings/looks", title: "OFFICE_LOOKS" },
  goods: { path: "/goods/imports", title: "OFFICE_OPENING_GOODS_FILE" },
  delivery: { path: "/settings/payments", title: "OFFICE_PAYMENTS" },
  letters: { path: "/settings/connections/smtp", title: "OFFICE_CONNECTION_SMTP" },
};

/** A step to the opening: what it is made of, with what is there and what is missing, and the buttons that lead on. */
export function StepCard({ step: { step, done, duties }, number, onSale, onDone }: StepCardProps) {
  const t = useText();
  const count = useCount();
  const [waived, setWaived] = useState<OpeningDuty | null>(null);
  const name = step.toUpperCase();
  const beside = besides[step];
  return (
    <Card
      title={`${number}. ${t(`OFFICE_OPENING_STEP_${name}`)}`}
      aside={<Status tone={done ? "good" : "wait"} text={t(done ? "OFFICE_OPENING_DONE" : "OFFICE_OPENING_MISSING")} />}
    >
      {step === "goods" && (
        <p>{onSale === 0 ? t("OFFICE_OPENING_NONE_ON_SALE") : count("OFFICE_OPENING_ON_SALE", onSale)}</p>
      )}
      {duties.length > 0 && (
        <ul className="duties">
          {duties.map((duty) => (
            <OneDuty key={duty.duty} duty={duty} onWaive={() => setWaived(duty.duty)} onDone={onDone} />
          ))}
        </ul>
      )}
      <div className="opening-ways">
        <Link href={ways[step]} className={actClass(done ? "line" : "ink")}>
          {t(`OFFICE_OPENING_STEP_${name}_WAY`)}
        </Link>
        {beside !== undefined && (
          <Link href={beside.path} className={actClass("line")}>
            {t(beside.title)}
          </Link>
        )}
      </div>
      {waived !== null && <WaiveDialog duty={waived} onDone={onDone} onClose={() => setWaived(null)} />}
    </Card>
  );
}

interface OneDutyProps {
  duty: Duty;
  onWaive: () => void;
  onDone: StepCardProps["onDone"];
}

function OneDuty({ duty: { duty, state, why, at }, onWaive, onDone }: OneDutyProps) {
  const t = useText();
  const name = t(`OFFICE_DUTY_${duty.toUpperCase()}`);
  const end = useMutation({
    mutationFn: () => act(openingRoutes.endWaiver, { parameters: { duty } }),
    onSuccess: (acted) => {
      onDone(acted);
      tell(t("OFFICE_OPENING_NEEDED_OF", { name }), undoOf(acted.logged));
    },
  });
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>{" "}
          <Status
            tone={state === "present" ? "good" : state === "waived" ? "none" : "wait"}
            text={t(
              state === "present"
                ? "OFFICE_OPENING_DONE"
                : state === "waived"
                  ? "OFFICE_OPENING_WAIVED"
                  : "OFFICE_OPENING_MISSING",
            )}
          />
        </p>
        {state === "missing" && <p className="mute">{t(`OFFICE_DUTY_${duty.toUpperCase()}_WAY`)}</p>}
        {state === "waived" && (
          <p className="mute">
            {why} {at !== null && <Moment at={at} />}
          </p>
        )}
        <Refused error={end.error} />
      </div>
      {state === "missing" && (
        <Act kind="plain" aria-label={t("OFFICE_OPENING_WAIVE_OF", { name })} onClick={onWaive}>
          {t("OFFICE_OPENING_WAIVE")}
        </Act>
      )}
      {state === "waived" && (
        <Act
          kind="plain"
          aria-label={t("OFFICE_OPENING_NEEDED_OF", { name })}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {t("OFFICE_OPENING_NEEDED")}
        </Act>
      )}
    </li>
  );
}
