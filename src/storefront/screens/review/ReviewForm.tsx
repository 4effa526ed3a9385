import { useState, type FormEvent } from "react";
import type { WrittenReview } from "../../../contract/page-data.ts";
import { reviewHref } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { reviewLengths } from "../../../domain/review/review.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useText } from "../../app/text.ts";
import { callShop } from "../../session/shop-call.ts";
import { session } from "../../session/store.ts";
import { useFieldWords } from "../field-words.ts";
import { useStoredTyping } from "../stored-typing.ts";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import { StarChoice } from "./StarChoice.tsx";

interface ReviewFormProps {
  product: Product;
  /** Of the email; empty: the account says who writes. */
  link: string;
  /** What was written before and is changed now. */
  written: WrittenReview | null;
  signature: string;
  trouble: string | null;
  onSent: (review: WrittenReview) => void;
}

/** Stars, an optional title, the text and a name; with the link of an email it also works without JavaScript. */
export function ReviewForm({ product, link, written, signature, trouble, onSent }: ReviewFormProps) {
  const t = useText();
  const own = useOwnHref();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState(trouble);
  const {
    form: fields,
    wordsOf,
    look,
    mend,
  } = useFieldWords({ stars: "REVIEWING_STARS_MISSING", content: "REVIEWING_CONTENT_MISSING" });
  const forget = useStoredTyping(fields);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asking) return;
    if (!look()) return setSaid(null);
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const review = {
      stars: Number(text("stars")),
      title: text("title"),
      content: text("content"),
      author: text("author"),
    };
    setAsking(true);
    const refused = await sendReview(
      {
        ...review,
        productId: product.product_id,
        link: link || null,
        token: session.getState().token,
        lanId: session.getState().lanId,
      },
      t("ERROR_SERVER"),
    );
    setAsking(false);
    setSaid(refused);
    if (refused !== null) return;
    forget();
    onSent({ ...review, state: "waiting" });
  };
  return (
    <form
      ref={fields}
      className="review-form"
      method="post"
      action={link === "" ? undefined : own(reviewHref(link))}
      onInput={mend}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="productId" value={product.product_id} />
      <StarChoice name="stars" chosen={written?.stars ?? null} error={wordsOf("stars")} />
      <Field
        label={t("REVIEWING_HEADLINE")}
        name="title"
        maxLength={reviewLengths.title}
        defaultValue={written?.title}
      />
      <TextArea
        label={t("REVIEWING_CONTENT")}
        name="content"
        required
        maxLength={reviewLengths.content}
        defaultValue={written?.content}
        error={wordsOf("content")}
      />
      <div>
        <Field
          label={t("REVIEWING_AUTHOR")}
          name="author"
          maxLength={reviewLengths.author}
          autoComplete="given-name"
          defaultValue={written?.author ?? signature}
        />
        <p className="micro mute">{t("REVIEWING_AUTHOR_HINT")}</p>
      </div>
      {said !== null && <FieldError text={said} />}
      <Button kind="signal" type="submit" aria-disabled={asking}>
        {t("REVIEWING_SEND")}
      </Button>
    </form>
  );
}

/** Returns what the shop refused, in words, or null when it has the review. */
async function sendReview(review: object, serverError: string): Promise<string | null> {
  try {
    const { status, reply } = await callShop("json_api?review", review);
    if (reply["error"] === undefined && status < 400) return null;
    return typeof reply["errorMessage"] === "string" ? reply["errorMessage"] : serverError;
  } catch {
    return serverError;
  }
}
