import { useEffect, useState } from "react";
import { asRow } from "../../domain/catalogue/row.ts";
import { cartQuantity } from "../../domain/order/cart.ts";
import { isSearch, languageIn, pathsIn } from "../../contract/paths.ts";
import { bound } from "../../ui/bound.ts";
import { Button } from "../../ui/Button.tsx";
import { fit } from "../../ui/fit.ts";
import road from "../../ui/paving/paving-offline.svg";
import roadNarrow from "../../ui/paving/paving-offline-narrow.svg";
import { renewPage } from "../app/navigation/navigate.ts";
import { usePage } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { openPanel } from "../session/panel.ts";
import { isDeclaredAdult } from "../session/adult.ts";
import { useSession } from "../session/store.ts";
import { Shelf } from "./Shelf.tsx";
import "./offline.css";

/** Milliseconds until the shop is asked again. */
const lookAgain = 5000;

/**
 * Stands in for a page that is not kept while there is no network (specification, point 2): says so, offers to try
 * again and shows what is at hand. It goes by itself when the connection is back.
 */
export function OfflineScreen() {
  const t = useText();
  const page = usePage();
  const quantity = useSession((state) => cartQuantity(state.products));
  const seen = useSession((state) => state.productsHistory);
  const [search, setSearch] = useState(false);
  useEffect(() => setSearch(isSearch(location.pathname)), [page]);
  useEffect(() => {
    // Its data may be kept, where only this document was not.
    if (location.pathname !== pathsIn[languageIn(location.pathname).lanCode].offline) void renewPage();
  }, []);
  useEffect(() => {
    const over = new AbortController();
    // Whoever is in a window, the cart for instance, is not taken out of it.
    const back = () => document.querySelector("dialog[open]") === null && tryAgain();
    addEventListener("online", back, { signal: over.signal });
    // A network may be there and lead nowhere: then no event tells that it does again.
    const looks = setInterval(() => void isReached().then((reached) => reached && back()), lookAgain);
    over.signal.addEventListener("abort", () => clearInterval(looks));
    // To load this page anew would call off the one that is gone to.
    addEventListener("beforeunload", () => over.abort(), { signal: over.signal });
    return () => over.abort();
  }, []);
  const title = t(search ? "OFFLINE_SEARCH_TITLE" : "OFFLINE_TITLE");
  return (
    <div className="offline">
      <picture>
        <source media="(max-width: 530px)" srcSet={roadNarrow} width="390" height="420" />
        <img className="offline-road" src={road} alt="" width="1440" height="640" />
      </picture>
      <div className="offline-head" id="b">
        <h1 className={fit(title)}>{title}</h1>
        <div>
          <p>{bound(t(search ? "OFFLINE_SEARCH_TEXT" : "OFFLINE_TEXT"))}</p>
          <p className="offline-ways">
            <Button kind="signal" onClick={tryAgain}>
              {t("OFFLINE_RETRY")}
            </Button>
            {quantity > 0 && (
              <Button onClick={openPanel}>
                {t("LAYOUT_CART")} <span className="figures">{quantity}</span>
              </Button>
            )}
          </p>
        </div>
      </div>
      <Shelf
        title={t("OFFLINE_SEEN")}
        products={asRow(seen.slice(0, 8), { open: seen.length > 0 && isDeclaredAdult() })}
      />
    </div>
  );
}

/** Returns whether the shop answers with the page that this one stands in for. */
async function isReached(): Promise<boolean> {
  if (location.pathname === pathsIn[languageIn(location.pathname).lanCode].offline) return false;
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.ok === true;
}

/** The whole page anew: what was here may be of another build. */
function tryAgain(): void {
  const { lanCode } = languageIn(location.pathname);
  if (location.pathname === pathsIn[lanCode].offline) location.assign(pathsIn[lanCode].home);
  else location.reload();
}
