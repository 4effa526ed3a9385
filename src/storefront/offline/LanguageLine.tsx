import type { MouseEvent } from "react";
import { textsOfOffer } from "../../domain/dictionary/language-offer.ts";
import { bound } from "../../ui/bound.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { session } from "../session/store.ts";
import { endLanguageOffer, type LanguageOffer } from "./language-offer.ts";

/** Offers the page in the language that the browser's owner reads, in its words. */
export function LanguageLine({ offer: { language, href } }: { offer: LanguageOffer }) {
  const { text, yes, no } = textsOfOffer[language.lanCode];
  const go = (event: MouseEvent) => {
    event.preventDefault();
    endLanguageOffer();
    // A path that names no language shows the one the shopper reads; one that does tells it by itself.
    session.setState({ lanId: language.lanId, lanCode: language.lanCode, lanDefs: null });
    location.assign(href);
  };
  return (
    <section className="line line-language" lang={language.tag} aria-label={language.name}>
      <p role="status">{bound(text)}</p>
      <div className="line-answers">
        <Button size="small" onClick={endLanguageOffer}>
          {no}
        </Button>
        <a className={buttonClass({ size: "small", kind: "ink" })} href={href} hrefLang={language.tag} onClick={go}>
          {yes}
        </a>
      </div>
    </section>
  );
}
