import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { AboveSettings } from "./AboveSettings.tsx";
import { emailSendingRoutes } from "../../contract/operator/email-sending.ts";
import { Field } from "../../ui/Field.tsx";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import "../controls/listed.css";
import "./settings.css";

type Emails = AnswerOf<(typeof emailSendingRoutes)["letters"]>;

/** From whom the shop's emails leave, whether mail servers can know them, and an email to try it. */
export function EmailSendingScreen() {
  const t = useText();
  const query = useQuery({ queryKey: ["letters"], queryFn: () => call(emailSendingRoutes.letters) });
  return (
    <>
      <ScreenHead title={t("OFFICE_LETTERS")} above={<AboveSettings />} />
      <Read query={query}>
        {(emails) => (
          <>
            <Card title={t("OFFICE_LETTERS_SENDER")}>
              <p>{t(emails.leave ? "OFFICE_LETTERS_LEAVE" : "OFFICE_LETTERS_STAY")}</p>
              <dl className="email-facts">
                <dt>{t("OFFICE_LETTERS_FROM")}</dt>
                <dd className="breaks">{emails.from}</dd>
                <dt>{t("OFFICE_LETTERS_INBOX")}</dt>
                <dd className="breaks">{emails.shopEmail}</dd>
              </dl>
              <p className="mute">
                {t("OFFICE_LETTERS_SET")}{" "}
                <Link className="link" href="/settings/connections/smtp">
                  {t("OFFICE_CONNECTION_SMTP")}
                </Link>
              </p>
            </Card>
            <Card title={t("OFFICE_LETTERS_KNOWN")} flush>
              <ul className="listed">
                {emails.records.map((record) => (
                  <OneRecord key={record.kind} record={record} />
                ))}
              </ul>
            </Card>
            <TestEmail />
          </>
        )}
      </Read>
    </>
  );
}

const tones = { found: "good", missing: "bad", silent: "none" } as const;

function OneRecord({ record: { kind, state, host, text } }: { record: Emails["records"][number] }) {
  const t = useText();
  return (
    <li>
      <div>
        <p>
          <strong>{t(`OFFICE_LETTERS_${kind.toUpperCase()}`)}</strong>
        </p>
        {state === "found" && (
          <p className="mute">
            <code>{text}</code>
          </p>
        )}
        {state === "missing" && <p>{t(`OFFICE_LETTERS_${kind.toUpperCase()}_ADD`, { host })}</p>}
        {state === "silent" && <p className="mute">{t("OFFICE_LETTERS_NO_ANSWER")}</p>}
      </div>
      <Status tone={tones[state]} text={t(`OFFICE_LETTERS_${state.toUpperCase()}`)} />
    </li>
  );
}

function TestEmail() {
  const t = useText();
  const { person } = useSession();
  const [to, setTo] = useState(person.email);
  const [key, setKey] = useState(freshKey);
  const send = useMutation({
    mutationFn: () => call(emailSendingRoutes.sendTestLetter, { body: { to }, key }),
    onSuccess: () => {
      setKey(freshKey());
      tell(t("OFFICE_LETTERS_TEST_SENT", { to }));
    },
  });
  return (
    <Card title={t("OFFICE_LETTERS_TEST")}>
      <form
        className="test-email"
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) send.mutate();
        }}
      >
        <Field
          label={t("OFFICE_LETTERS_TEST_TO")}
          type="email"
          value={to}
          maxLength={254}
          required
          autoComplete="off"
          onChange={(event) => (setTo(event.currentTarget.value), setKey(freshKey()))}
        />
        <Act type="submit" busy={send.isPending}>
          {t("OFFICE_LETTERS_TEST_SEND")}
        </Act>
      </form>
      <Refused error={send.error} />
    </Card>
  );
}
