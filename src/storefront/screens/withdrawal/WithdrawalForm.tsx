import { useEffect, type FormEvent } from "react";
import type { WithdrawalPage } from "../../../contract/page-data.ts";
import { paths } from "../../../contract/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useText } from "../../app/text.ts";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import { useFieldWords } from "../field-words.ts";
import { fillWhatIsKnown } from "../fill-what-is-known.ts";

type Filled = WithdrawalPage["filled"];

/** Who withdraws from which contract and where to confirm it: nothing more is compulsory. What is known is filled in. */
export function WithdrawalForm({
  page: { filled, trouble },
  onFilled,
}: {
  page: WithdrawalPage;
  onFilled: (filled: Filled) => void;
}) {
  const t = useText();
  const own = useOwnHref();
  const { form, wordsOf, look, mend } = useFieldWords();
  useEffect(() => {
    if (form.current !== null) fillWhatIsKnown(form.current);
  }, [form]);
  const said = (name: string) => wordsOf(name) ?? (trouble?.about === name ? trouble.text : null);
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!look()) return;
    const written = new FormData(event.currentTarget);
    const text = (name: string) => String(written.get(name) ?? "").trim();
    onFilled({ name: text("name"), order: text("order"), email: text("email"), goods: text("goods") });
  };
  return (
    <form
      ref={form}
      className="withdrawal-form"
      method="post"
      action={own(paths.withdrawal)}
      onInput={mend}
      onSubmit={read}
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
      <TextArea label={t("WITHDRAWAL_GOODS")} name="goods" maxLength={2000} rows={3} defaultValue={filled.goods} />
      <Button kind="signal" type="submit">
        {t("WITHDRAWAL_NEXT")}
      </Button>
    </form>
  );
}
