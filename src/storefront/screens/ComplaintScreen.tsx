import { useEffect, useRef } from "react";
import type { Templates } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { demands } from "../../domain/complaint/complaint.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageOf } from "../../domain/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { FieldError } from "../../ui/FieldError.tsx";
import { fit } from "../../ui/fit.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { useOwnHref, usePage } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { fillWhatIsKnown } from "./fill-what-is-known.ts";
import "./withdrawal/withdrawal.css";
import "./complaint.css";

/** Complaining of goods: a form that is sent as forms are, with photos, and the moment it was received. */
export function ComplaintScreen({ filled, trouble, received }: Templates["complaint"]) {
  const t = useText();
  const { tag } = languageOf(usePage().lanId);
  const title = t(received === null ? "COMPLAINT_TITLE" : "COMPLAINT_DONE");
  return (
    <>
      <Crumbs crumbs={[{ name: t("COMPLAINT_TITLE"), url: null }]} />
      <article className="withdrawal">
        <h1 className={fit(title)}>{title}</h1>
        {received === null ? (
          <>
            <p className="withdrawal-text">{t("COMPLAINT_TEXT")}</p>
            <ComplaintForm filled={filled} trouble={trouble} />
          </>
        ) : (
          <p className="withdrawal-text" role="status">
            {t("COMPLAINT_DONE_TEXT", {
              number: received.number,
              email: filled.email,
              due: daySaid(received.due, tag),
            })}
          </p>
        )}
      </article>
    </>
  );
}

function ComplaintForm({ filled, trouble }: Pick<Templates["complaint"], "filled" | "trouble">) {
  const t = useText();
  const own = useOwnHref();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current !== null) fillWhatIsKnown(form.current);
  }, []);
  const said = (name: string) => (trouble?.about === name ? trouble.text : null);
  return (
    <form
      ref={form}
      className="withdrawal-form"
      method="post"
      encType="multipart/form-data"
      action={own(paths.complaint)}
    >
      <Field
        label={t("COMPLAINT_NAME")}
        name="name"
        required
        maxLength={100}
        autoComplete="name"
        defaultValue={filled.name}
        error={said("name")}
      />
      <Field
        label={t("COMPLAINT_ORDER")}
        name="order"
        required
        maxLength={60}
        defaultValue={filled.order}
        error={said("order")}
      />
      <Field
        label={t("COMPLAINT_EMAIL")}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={filled.email}
        error={said("email")}
      />
      <TextArea
        label={t("COMPLAINT_DEFECT")}
        name="defect"
        required
        maxLength={4000}
        rows={5}
        defaultValue={filled.defect}
        error={said("defect")}
      />
      <Field label={t("COMPLAINT_SINCE")} name="since" maxLength={100} defaultValue={filled.since} />
      <fieldset>
        <legend className="field-label">{t("COMPLAINT_DEMAND")}</legend>
        {demands.map((demand) => (
          <label key={demand} className="complaint-demand">
            <input type="radio" name="demand" value={demand} defaultChecked={filled.demand === demand} />
            {t(`COMPLAINT_DEMAND_${demand.toUpperCase()}`)}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label className="field-label" htmlFor="complaint-photos">
          {t("COMPLAINT_PHOTOS")}
        </label>
        <input
          id="complaint-photos"
          className="complaint-photos"
          name="photos"
          type="file"
          accept="image/*"
          multiple
          aria-describedby={said("photos") === null ? undefined : "complaint-photos-error"}
        />
        {said("photos") !== null && <FieldError id="complaint-photos-error" text={said("photos")!} />}
      </div>
      <Button kind="signal" type="submit">
        {t("COMPLAINT_SEND")}
      </Button>
    </form>
  );
}
