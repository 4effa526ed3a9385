import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { emailRoutes } from "../../contract/operator/emails.ts";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { EmailDialog } from "./EmailDialog.tsx";
import { emailNamed } from "./email-texts.ts";
import { takeBackEmail, notifySent } from "./notify-sent.ts";
import type { Event } from "./timeline-days.ts";
import { useAct } from "./use-order.ts";
import { useWait } from "./use-wait.ts";
import "./email-happened.css";

export type EmailEvent = Extract<Event["what"], { kind: "email" }>;

/** An email to the buyer: which, whether it arrived, how it read, and what can be done about it. */
export function EmailHappened({ order, email }: { order: Order; email: EmailEvent }) {
  const t = useText();
  const may = useMay("buyers.contact");
  const [reads, setReads] = useState(false);
  useWait(email.waitsUntil);
  const failed = email.refusedAt !== null;
  const left = failed || email.sentAt !== null;
  return (
    <div className="email-happened">
      <p>
        {email.by !== null && <strong>{email.by}: </strong>}
        {t("OFFICE_WAS_EMAIL", { email: t(emailNamed(email)) })}
        {email.recipient !== undefined && <span className="mute"> · {email.recipient}</span>}
        <span className="mute"> · {t(`OFFICE_EMAIL_IS_${standing(email)}`)}</span>
      </p>
      {failed && !email.refusalClosed && (
        <p className="email-refusal">
          <strong>{t("OFFICE_EMAIL_NOT_ARRIVED")}</strong> {t("OFFICE_EMAIL_NOT_ARRIVED_WAY")}
          {email.refusal != null && (
            <span className="mute"> {t("OFFICE_EMAIL_SERVER_SAYS", { text: email.refusal })}</span>
          )}
        </p>
      )}
      {may && (
        <p className="email-acts">
          <Act kind="plain" onClick={() => setReads(true)}>
            {t("OFFICE_EMAIL_READ")}
          </Act>
          {email.waitsUntil !== null && email.by !== null && <TakeBack order={order} email={email} />}
          {left && email.notAgain === null && <SendAgain order={order} email={email} />}
          {failed && !email.refusalClosed && <SeenTo order={order} email={email} />}
        </p>
      )}
      {may && left && email.notAgain !== null && (
        <p className="mute">{t(`OFFICE_EMAIL_NOT_AGAIN_${email.notAgain.toUpperCase()}`)}</p>
      )}
      {reads && <EmailDialog order={order} email={email} onClose={() => setReads(false)} />}
    </div>
  );
}

function standing({ refusedAt, sentAt, waitsUntil }: EmailEvent): "REFUSED" | "SENT" | "HELD" | "WAITING" {
  if (refusedAt !== null) return "REFUSED";
  if (sentAt !== null) return "SENT";
  return waitsUntil === null ? "WAITING" : "HELD";
}

interface Asked {
  order: Order;
  email: EmailEvent;
}

function TakeBack({ order, email }: Asked) {
  const t = useText();
  const takeBack = useAct(
    () => takeBackEmail(order.number, email.id),
    () => tell(t("OFFICE_EMAIL_TAKEN_BACK")),
  );
  return (
    <>
      <Act kind="plain" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
        {t("OFFICE_EMAIL_TAKE_BACK")}
      </Act>
      <Refused error={takeBack.error} />
    </>
  );
}

function SendAgain({ order, email }: Asked) {
  const t = useText();
  const [key, setKey] = useState(freshKey);
  const parameters = { number: order.number, email: email.id };
  const send = useAct(
    () => call(emailRoutes.sendAgain, { parameters, key }),
    (after) => {
      setKey(freshKey());
      notifySent(t("OFFICE_EMAIL_SENT_AGAIN"), { before: order, after });
    },
  );
  return (
    <>
      <Act kind="plain" busy={send.isPending} onClick={() => send.mutate(undefined)}>
        {t("OFFICE_EMAIL_SEND_AGAIN")}
      </Act>
      <Refused error={send.error} />
    </>
  );
}

function SeenTo({ order, email }: Asked) {
  const t = useText();
  const parameters = { number: order.number, email: email.id };
  const close = useAct(
    () => act(emailRoutes.closeRefusal, { parameters }),
    (_, { undo }) => tell(t("OFFICE_EMAIL_SEEN_TO_DONE"), undo),
  );
  return (
    <>
      <Act kind="plain" busy={close.isPending} onClick={() => close.mutate(undefined)}>
        {t("OFFICE_EMAIL_SEEN_TO")}
      </Act>
      <Refused error={close.error} />
    </>
  );
}
