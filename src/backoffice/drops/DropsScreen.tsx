import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { type Drop, dropRoutes } from "../../contract/operator/drops.ts";
import { call } from "../api.ts";
import { actClass } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Views } from "../controls/Views.tsx";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useCount, useSpoken, useText } from "../text.ts";
import { dropMoment } from "./drop-moment.ts";
import { DropStatus } from "./DropStatus.tsx";
import "../controls/card.css";
import "./drops.css";

const views = ["open", "over"] as const;
/** Pictures of a drop in the list. */
const mostPictures = 4;

/** Drops: those that are planned or run, or, as its address says, those that are over. */
export function DropsScreen() {
  const t = useText();
  const asked = new URLSearchParams(useSearch()).get("view");
  const view = views.find((one) => one === asked) ?? "open";
  const query = useQuery({
    queryKey: ["drops", view],
    queryFn: () => call(dropRoutes.drops, { query: { view } }),
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_DROPS")}
        acts={
          <>
            <HistoryLink entity="drop" />
            <Link href="/goods/drops/new" className={actClass("signal")}>
              {t("OFFICE_DROPS_NEW")}
            </Link>
          </>
        }
      />
      <Views
        views={views.map((one) => ({ view: one, title: t(`OFFICE_DROPS_VIEW_${one.toUpperCase()}`) }))}
        current={view}
        path="/goods/drops"
      />
      <Listed
        query={query}
        rows={({ drops }) => drops}
        none={{
          title: t(view === "open" ? "OFFICE_DROPS_NONE" : "OFFICE_DROPS_NONE_OVER"),
          text: t("OFFICE_DROPS_NONE_TEXT"),
        }}
      >
        {(drops) => (
          <ul className="card listed drop-rows">
            {drops.map((drop) => (
              <OneDrop key={drop.id} drop={drop} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function OneDrop({ drop }: { drop: Drop }) {
  const t = useText();
  const counted = useCount();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { id, name, goods } = drop;
  return (
    <li>
      <div>
        <p>
          <Link className="drop-name" href={`/goods/drops/${id}`}>
            {name}
          </Link>{" "}
          <DropStatus drop={drop} />
        </p>
        <p>{dropMoment(drop, lanCode)}</p>
        <p className="mute">
          {counted("OFFICE_DROP_PRODUCTS", goods.length)}
          {drop.state === "planned" && ` · ${t(drop.soon ? "OFFICE_DROP_IS_SOON" : "OFFICE_DROP_IS_UNSEEN")}`}
        </p>
      </div>
      <div className="drop-pictures">
        {goods.slice(0, mostPictures).map(({ productId, picture }) => (
          <GoodsPicture key={productId} picture={picture} />
        ))}
      </div>
    </li>
  );
}
