import { Link } from "wouter";
import type { Session } from "../../contract/operator/session.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { choose, useDevice } from "../device.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import "../controls/card.css";
import "./second-way.css";

/** Returns whether somebody comes in by one passkey and nothing else: with it they would lose the shop. */
export function lacksSecondWay({ waysIn }: Pick<Session, "waysIn">): boolean {
  return waysIn.passkeys === 1 && !waysIn.password;
}

/** Advises whoever has one passkey alone to have a second way in; dismissed, it comes back on this device no more. */
export function SecondWay() {
  const t = useText();
  const session = useSession();
  const dismissed = useDevice((device) => device.dismissedSecondWay);
  const { id } = session.person;
  if (session.onPhone || !lacksSecondWay(session) || dismissed.includes(id)) return null;
  return (
    <section className="card second-way" aria-label={t("OFFICE_SECOND_WAY")}>
      <div>
        <p>
          <strong>{t("OFFICE_SECOND_WAY")}</strong>
        </p>
        <p className="mute">{t("OFFICE_SECOND_WAY_TEXT")}</p>
      </div>
      <div className="second-way-acts">
        <Link href="/account" className={actClass()}>
          {t("OFFICE_SECOND_WAY_DO")}
        </Link>
        <Act kind="plain" onClick={() => choose({ dismissedSecondWay: [...dismissed, id] })}>
          {t("OFFICE_SECOND_WAY_DISMISS")}
        </Act>
      </div>
    </section>
  );
}
