import { account } from "../../../../domain/dictionary/pl/account.ts";
import { fields } from "../../../../domain/dictionary/pl/fields.ts";
import { forms } from "../../../../domain/dictionary/pl/forms.ts";
import { Button } from "../../../../ui/Button.tsx";
import { teach, useText } from "../../../app/text.ts";
import { CloseAccount } from "./CloseAccount.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { ExportData } from "./ExportData.tsx";
import { LogOutEverywhere } from "./LogOutEverywhere.tsx";
import { NewsletterChoice } from "./NewsletterChoice.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Unverified } from "./Unverified.tsx";
import { useUserData } from "./use-user-data.ts";
import "../../../layout/account-dialog.css";
import "./user-data.css";

teach({ ...forms, ...fields, ...account });

/** A customer's data, each part with its own way to change it. */
export function OwnData() {
  const t = useText();
  const { asked, take, again } = useUserData();
  if (asked.kind === "loading")
    return (
      <p className="user-waiting" role="status">
        {t("USERDATA_LOADING")}
      </p>
    );
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
          <h2>{t("FORM_EMAIL")}</h2>
          <EmailForm data={data} />
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
          <PasswordForm
            data={data}
            onChanged={() =>
              take({
                ...data,
                choosePassword: false,
                hasPassword: true,
                verified: data.verified || data.choosePassword,
              })
            }
          />
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
          <CloseAccount hasPassword={data.hasPassword} />
        </section>
      </div>
    </div>
  );
}
