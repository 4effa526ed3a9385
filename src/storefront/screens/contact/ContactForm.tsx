import { useEffect, useState, type FormEvent } from "react";
import { paths } from "../../../contract/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { type Text, useText } from "../../app/text.ts";
import { callShop } from "../../session/shop-call.ts";
import { session } from "../../session/store.ts";
import { useFieldWords } from "../field-words.ts";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import { useStoredTyping } from "../stored-typing.ts";

type Outcome = { kind: "asking" } | { kind: "sent" } | { kind: "said"; text: string; about?: unknown };

/**
 * Writes to the shop (specification, point 8: MESSAGE_OK, MESSAGE_ERROR). Without JavaScript the form is sent
 * as such and the answer comes back as the page's anchor, which shows the sentence that is prerendered for it.
 */
export function ContactForm({ email }: { email: string }) {
  const t = useText();
  const own = useOwnHref();
  const again = email === "" ? "" : t("CONTACT_AGAIN", { email });
  const { form, wordsOf, look, refused, mend } = useFieldWords();
  const forget = useStoredTyping(form);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (form.current !== null) fillWhatIsKnown(form.current, subjectOf(t));
  }, [t, form]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome?.kind === "asking") return;
    if (!look()) return setOutcome(null);
    const sent = event.currentTarget;
    setOutcome({ kind: "asking" });
    const answer = await sendMessage(Object.fromEntries(new FormData(sent)), t("MESSAGE_ERROR"));
    if (answer.kind === "said" && refused(answer.about, answer.text)) return setOutcome(null);
    setOutcome(answer);
    if (answer.kind !== "sent") return;
    sent.reset();
    forget();
  };
  return (
    <section id="formularz" aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">{t("CONTACT_FORM")}</h2>
      <p className="contact-answer contact-good" id="wyslano">
        <Icon name="tick" /> {t("CONTACT_MAILHASBEENSENT")} {t("CONTACT_ANSWER")}
      </p>
      <p className="contact-answer on-sale" id="nie-wyslano">
        <Icon name="warning" /> {t("MESSAGE_ERROR")} {again}
      </p>
      <form
        ref={form}
        className="contact-form"
        method="post"
        action={own(paths.contact)}
        onInput={mend}
        onSubmit={(event) => void send(event)}
      >
        <Field
          label={t("CONTACT_NAME")}
          name="name"
          required
          maxLength={100}
          autoComplete="given-name"
          error={wordsOf("name")}
        />
        <Field
          label={t("FORM_EMAIL")}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          error={wordsOf("email")}
        />
        <Field label={t("CONTACT_SUBJECT")} name="subject" maxLength={150} className="contact-wide" />
        <div className="contact-wide">
          <TextArea
            label={t("CONTACT_MESSAGE")}
            name="message"
            required
            maxLength={5000}
            rows={8}
            error={wordsOf("message")}
          />
        </div>
        <p className="contact-wide small mute">{t("CONTACT_PRIVACY")}</p>
        <div className="contact-wide" aria-live="polite">
          {outcome?.kind === "sent" && (
            <p className="contact-good">
              <Icon name="tick" /> {t("MESSAGE_OK")} {t("CONTACT_ANSWER")}
            </p>
          )}
          {outcome?.kind === "said" && <FieldError text={`${outcome.text} ${again}`.trim()} />}
        </div>
        <Button kind="signal" type="submit" className="contact-wide" aria-disabled={outcome?.kind === "asking"}>
          {t("CONTACT_SEND")}
        </Button>
      </form>
    </section>
  );
}

/** Returns what the link here was about, in words: a product or an order. */
function subjectOf(t: Text): string | undefined {
  const asked = new URLSearchParams(location.search);
  const [productName, number] = [
    asked.get("produkt")?.slice(0, 100),
    /^\d{1,15}$/.exec(asked.get("zamowienie") ?? "")?.[0],
  ];
  if (number !== undefined) return t("CONTACT_ABOUT_ORDER", { number });
  return productName && t("CONTACT_ABOUT", { productName });
}

/** Writes who is logged in and what the link here was about into fields that are still empty. */
function fillWhatIsKnown(form: HTMLFormElement, subject: string | undefined): void {
  const { userContactData } = session.getState();
  const known = { name: userContactData?.["shippingFirstName"], email: userContactData?.["email"], subject };
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "" && typeof value === "string") field.value = value;
  }
}

async function sendMessage(message: object, failed: string): Promise<Outcome> {
  try {
    const { status, reply } = await callShop("json_emails?contact", message);
    if (reply["error"] === undefined && status < 400) return { kind: "sent" };
    return {
      kind: "said",
      text: typeof reply["errorMessage"] === "string" ? reply["errorMessage"] : failed,
      about: reply["about"],
    };
  } catch {
    return { kind: "said", text: failed };
  }
}
