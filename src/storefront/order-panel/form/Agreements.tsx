import { useId } from "react";
import { useText } from "../../app/text.ts";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { fillField, leaveField, useOrderForm } from "../../session/order-form.ts";
import { AgeField } from "./AgeField.tsx";
import { CheckField } from "./CheckField.tsx";
import { useFieldLabel } from "./form-text.ts";
import { TermsText } from "./TermsText.tsx";

const OpinionField = lazyComponent(async () => (await import("./OpinionField.tsx")).OpinionField);

/** A comment, the terms, the newsletter, and what the shop asks besides. */
export function Agreements() {
  const t = useText();
  const { opinions } = useLayout().thirdParties;
  const newsletterHidden = useOrderForm((form) => form.newsletter.hide);
  return (
    <fieldset className="agreements">
      <legend className="hidden-text">{t("ORDER_SECTION_AGREEMENTS")}</legend>
      <CommentField />
      <AgeField />
      <CheckField name="terms">
        <TermsText />
      </CheckField>
      {!newsletterHidden && <CheckField name="newsletter" />}
      {opinions && <OpinionField {...opinions} />}
    </fieldset>
  );
}

function CommentField() {
  const id = useId();
  const label = useFieldLabel("comment");
  const { value, rules } = useOrderForm((form) => form.comment);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input comment-input"
        name="comment"
        rows={2}
        value={value}
        maxLength={rules.maxLength}
        onChange={(event) => fillField("comment", event.target.value)}
        onBlur={() => leaveField("comment")}
      />
    </div>
  );
}
