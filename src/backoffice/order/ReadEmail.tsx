import type { ReactNode } from "react";
import { useText } from "../text.ts";

export interface ReadEmailProps {
  email: { recipient: string; subject: string; text: string };
  /** What else there is to say of it, as terms and what they are. */
  children?: ReactNode;
}

/** An email as its reader sees it, in plain text. */
export function ReadEmail({ email, children }: ReadEmailProps) {
  const t = useText();
  return (
    <div className="modal-form email-read">
      <dl>
        <dt>{t("OFFICE_EMAIL_TO")}</dt>
        <dd>{email.recipient}</dd>
        <dt>{t("OFFICE_EMAIL_SUBJECT")}</dt>
        <dd>
          <strong>{email.subject}</strong>
        </dd>
        {children}
      </dl>
      <p className="email-text" tabIndex={0} data-focus>
        {email.text}
      </p>
    </div>
  );
}
