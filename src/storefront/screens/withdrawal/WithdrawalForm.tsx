import { useEffect } from "react";
import type { WithdrawalPage } from "../../../contract/page-data.ts";
import { paths } from "../../../contract/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useText } from "../../app/text.ts";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import { useFieldWords } from "../field-words.ts";
import { fillWhatIsKnown } from "../fill-what-is-known.ts";

/** Who withdraws from which contract and where to confirm it: nothing more is compulsory. What is known is filled in. */
export function WithdrawalForm({ page: { filled, trouble } }: { page: WithdrawalPage }) {
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
      action={own(paths.withdrawal)}
      onInput={mend}
      onSubmit={(event) => {
        if (!look()) event.preventDefault();
      }}
    >
      <Field
        label={t("WITHDRAWAL_NAME")}
        name="name"
        required
        maxLength={100}
        autoComplete="name"
        defaultValue={filled.name}
        error={said("name")}
      />
      <div>
        <Field
          label={t("WITHDRAWAL_ORDER")}
          name="order"
          required
          maxLength={60}
          defaultValue={filled.order}
          error={said("order")}
        />
        <p className="micro mute">{t("WITHDRAWAL_ORDER_HINT")}</p>
      </div>
      <Field
        label={t("WITHDRAWAL_EMAIL")}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={filled.email}
        error={said("email")}
      />
      <input type="hidden" name="goods" value={filled.goods} />
      <Button kind="signal" type="submit">
        {t("WITHDRAWAL_NEXT")}
      </Button>
    </form>
  );
}
