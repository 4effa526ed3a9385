import type { UserData } from "../../../../contract/account.ts";
import { account } from "../../../../domain/dictionary/pl/account.ts";
import { userSettings } from "../../../../domain/dictionary/pl/user-settings.ts";
import { teach, useText } from "../../../app/text.ts";
import { CloseAccount } from "./CloseAccount.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { ExportData } from "./ExportData.tsx";
import { LogOutEverywhere } from "./LogOutEverywhere.tsx";
import { NewsletterChoice } from "./NewsletterChoice.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import "../../../layout/account-dialog.css";

teach({ ...account, ...userSettings });

interface Farther {
  data: UserData;
  take: (data: UserData) => void;
}

/** What follows on the contact data in their column. */
export function EmailAndNewsletter({ data, take }: Farther) {
  const t = useText();
  return (
    <>
      <section>
        <h2>{t("FORM_EMAIL")}</h2>
        <EmailForm data={data} />
      </section>
      <section>
        <h2>{t("USERDATA_NEWSLETTER_TITLE")}</h2>
        <NewsletterChoice data={data} onChosen={(newsletter) => take({ ...data, newsletter })} />
      </section>
    </>
  );
}

/** What stands beside them, on a phone below: the points, how one comes in, and how one leaves. */
export function PointsAndAccess({ data, take }: Farther) {
  const t = useText();
  return (
    <>
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
    </>
  );
}
