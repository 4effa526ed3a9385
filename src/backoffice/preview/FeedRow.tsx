import type { Preview } from "../../contract/operator/previews.ts";
import { useCount, useText } from "../text.ts";

/** What Google's feed says of the product: the first of its rows, under the feed's own names. */
export function FeedRow({ feed, lang }: { feed: Preview["feed"]; lang: string }) {
  const t = useText();
  const count = useCount();
  if (feed === null) return <p>{t("OFFICE_PREVIEW_FEED_NONE")}</p>;
  return (
    <>
      <p className="mute">{count("OFFICE_PREVIEW_FEED_ROWS", feed.rows)}</p>
      <dl className="feed-row" lang={lang}>
        {feed.values.map(({ name, value }) => (
          <div key={name}>
            <dt lang="en">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
