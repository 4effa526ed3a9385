import { useRef, useState } from "react";
import { lazyComponent } from "../../../../ui/lazy-component.ts";
import { fields } from "../../../../domain/dictionary/pl/fields.ts";
import { forms } from "../../../../domain/dictionary/pl/forms.ts";
import { Button } from "../../../../ui/Button.tsx";
import { teach, useText } from "../../../app/text.ts";
import { useNear } from "../../use-near.ts";
import { ContactForm } from "./ContactForm.tsx";
import { Unverified } from "./Unverified.tsx";
import { useUserData } from "./use-user-data.ts";
import "./user-data.css";

teach({ ...forms, ...fields });

const EmailAndNewsletter = lazyComponent(async () => (await import("./farther-data.tsx")).EmailAndNewsletter);
const PointsAndAccess = lazyComponent(async () => (await import("./farther-data.tsx")).PointsAndAccess);

/** A customer's data, each part with its own way to change it; what a phone shows below the first comes when somebody comes near it, by keys too. */
export function OwnData() {
  const t = useText();
  const { asked, take, again } = useUserData();
  const rest = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(false);
  const near = useNear(rest, asked.kind === "ready", "0px") || used;
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
    <div className="user-data" onFocus={() => setUsed(true)}>
      {!data.verified && <Unverified email={String(data.contactData["email"])} />}
      <div className="user-data-column">
        <section>
          <ContactForm data={data} countries={countries} onSaved={take} />
        </section>
        {near && <EmailAndNewsletter data={data} take={take} />}
      </div>
      <div className="user-data-column user-data-rest" ref={rest}>
        {near && <PointsAndAccess data={data} take={take} />}
      </div>
    </div>
  );
}
