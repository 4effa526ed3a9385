import { useEffect } from "react";
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
import { useFieldWords } from "./field-words.ts";
import { fillWhatIsKnown } from "./fill-what-is-known.ts";
import { PiecesChoice } from "./withdrawal/PiecesChoice.tsx";
import "./withdrawal/withdrawal.css";
import "./complaint.css";

/** Complaining of goods: a form of two steps that is sent as forms are, with photos, and the moment it was received. */
export function ComplaintScreen(page: Templates["complaint"]) {
  const { step, filled, received } = page;
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
            {step === "ask" ? <WhoForm {...page} /> : <WhatForm {...page} />}
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

type Form = Pick<Templates["complaint"], "filled" | "lines" | "trouble">;

/** Whose complaint it is, of which order. */
function WhoForm({ filled, trouble }: Form) {
  const t = useText();
  const own = useOwnHref();
  const { form, wordsOf, look, mend } = useFieldWords();
  useEffect(() => {
    if (form.current !== null) fillWhatIsKnown(form.current);
  }, [form]);
  const said = (name: string) => wordsOf(name) ?? (trouble?.about === name ? trouble.text : null);
  return (
    <form
      ref={form}
      className="withdrawal-form"
      method="post"
      encType="multipart/form-data"
      action={own(paths.complaint)}
      onInput={mend}
      onSubmit={(event) => {
        if (!look()) event.preventDefault();
      }}
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
      <Button kind="signal" type="submit">
        {t("COMPLAINT_NEXT")}
      </Button>
    </form>
  );
}

/** What is wrong with which pieces of it, and what is asked for. */
function WhatForm({ filled, lines, trouble }: Form) {
  const t = useText();
  const own = useOwnHref();
  const said = (name: string) => (trouble?.about === name ? trouble.text : null);
  return (
    <form className="withdrawal-form" method="post" encType="multipart/form-data" action={own(paths.complaint)}>
      {(["name", "order", "email"] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={filled[name]} />
      ))}
      {lines.length > 0 && (
        <PiecesChoice lines={lines} legend={t("COMPLAINT_LINES")} hint={t("COMPLAINT_LINES_HINT")} error={null} />
      )}
      <TextArea
        label={t(lines.length > 0 ? "COMPLAINT_DEFECT_OF" : "COMPLAINT_DEFECT")}
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
