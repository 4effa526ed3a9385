import { ScreenHead } from "../controls/ScreenHead.tsx";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { PhoneCard } from "./PhoneCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import "./people.css";

/** One's own ways in and where one is signed in. */
export function AccountScreen() {
  const t = useText();
  const { person } = useSession();
  return (
    <>
      <ScreenHead title={t("OFFICE_ACCOUNT")} />
      <p className="people-lead">
        {person.name} · {person.email} · {t(`OFFICE_ROLE_${person.role.toUpperCase()}`)}
      </p>
      <div className="people-columns">
        <div>
          <PasskeysCard />
          <PasswordCard />
        </div>
        <div>
          <SessionsCard />
          <PhoneCard />
        </div>
      </div>
    </>
  );
}
