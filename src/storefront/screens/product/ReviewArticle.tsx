import type { Review } from "../../../contract/page-data.ts";
import { daySaid } from "../../../domain/days-said.ts";
import { languageOf } from "../../../domain/language.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Stars } from "../../../ui/Stars.tsx";
import { usePage } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";

/** One review, in the language it was written in; whether its author bought the product stands beside their name. */
export function ReviewArticle({ review }: { review: Review }) {
  const t = useText();
  const { tag } = languageOf(usePage().lanId);
  const { author, date, stars, title, content, lang, sample } = review;
  return (
    <article className="review">
      <div className="review-head">
        <p>
          <b>{author}</b>{" "}
          <time className="mute figures" dateTime={date}>
            {daySaid(date, tag)}
          </time>
        </p>
        <Stars of={stars} label={t("REVIEWS_STARS", { stars })} />
      </div>
      <div lang={lang}>
        {title !== "" && <h3>{title}</h3>}
        <p className="review-content">{content}</p>
      </div>
      <p className="review-buyer micro mute">
        {!sample && <Icon name="tick" small />}
        {t(sample ? "REVIEWS_SAMPLE" : "REVIEWS_VERIFIED")}
      </p>
    </article>
  );
}
