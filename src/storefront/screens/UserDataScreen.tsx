import { paths } from "../../contract/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { useText } from "../app/text.ts";
import { CloseAccount } from "./user/data/CloseAccount.tsx";
import { ContactForm } from "./user/data/ContactForm.tsx";
import { ExportData } from "./user/data/ExportData.tsx";
import { LogOutEverywhere } from "./user/data/LogOutEverywhere.tsx";
import { NewsletterChoice } from "./user/data/NewsletterChoice.tsx";
import { PasswordForm } from "./user/data/PasswordForm.tsx";
import { Unverified } from "./user/data/Unverified.tsx";
import { useUserData } from "./user/data/use-user-data.ts";
import { ForCustomers } from "./user/ForCustomers.tsx";
import { UserFrame } from "./user/UserFrame.tsx";
import "../layout/account-dialog.css";
import "./user/data/user-data.css";

/** `/user/data`: what the shop knows of a customer, to be changed, carried away or erased. */
export function UserDataScreen() {
  const t = useText();
  return (
    <UserFrame title={t("LAYOUT_USER_EDITDATA")} at={paths.userData}>
      <ForCustomers>
        <OwnData />
      </ForCustomers>
    </UserFrame>
  );
}

function OwnData() {
  const t = useText();
  const { asked, take, again } = useUserData();
  if (asked.kind === "loading") return <p className="user-waiting" role="status">{t("USERDATA_LOADING")}</p>;
  if (asked.kind === "failed") {
    return (
      <div className="user-part user-waiting" role="alert">
        <p>{asked.message ?? t("ERROR_SERVER")}</p>
        <Button onClick={again}>{t("USERDATA_AGAIN")}</Button>
      </div>
    );
  }
  const { data, countries } = asked;
  return (
    <div className="user-data">
      {!data.verified && <Unverified email={String(data.contactData["email"])} />}
      <div className="user-data-column">
        <section>
          <ContactForm data={data} countries={countries} onSaved={take} />
        </section>
        <section>
          <h2>{t("USERDATA_NEWSLETTER_TITLE")}</h2>
          <NewsletterChoice data={data} onChosen={(newsletter) => take({ ...data, newsletter })} />
        </section>
      </div>
      <div className="user-data-column">
        <section>
          <h2>{t("USERDATA_POINTS")}</h2>
          {data.verified ? <p className="user-points">{data.points}</p> : <p>{t("ACCOUNT_POINTS_WAIT")}</p>}
        </section>
        <section>
          <h2>{t("USERDATA_PASSWORD")}</h2>
          <PasswordForm data={data} onChanged={() => take({ ...data, choosePassword: false, hasPassword: true, verified: data.verified || data.choosePassword })} />
        </section>
        <section>
          <h2>{t("USERDATA_SAFETY")}</h2>
          <LogOutEverywhere />
        </section>
        <section>
          <h2>{t("USERDATA_EXPORT_TITLE")}</h2>
          <ExportData />
        </section>
        <section>
          <h2>{t("USERDATA_CLOSE_TITLE")}</h2>
          <CloseAccount />
        </section>
      </div>
    </div>
  );
}
