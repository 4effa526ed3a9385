import { useRef, useState } from "react";
import { useLocation } from "wouter";
import type { PageSaid } from "../../contract/operator/pages.ts";
import type { LanCode } from "../../domain/language.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { OthersHere } from "../live/OthersHere.tsx";
import { usePreviewOpen } from "../preview/use-preview-open.ts";
import { shopHref } from "../shop-href.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useSpoken, useText } from "../text.ts";
import { PagePlacingCard } from "./PagePlacingCard.tsx";
import { PagePlanCard } from "./PagePlanCard.tsx";
import { PagePreview } from "./PagePreview.tsx";
import { PagePublicationCard } from "./PagePublicationCard.tsx";
import { PagePlanned, PageStatus } from "./PageStatus.tsx";
import { PageTextsCard } from "./PageTextsCard.tsx";
import { SavePage } from "./SavePage.tsx";
import { usePageForm } from "./use-page-form.ts";
import { usePage } from "./use-pages.ts";
import "../order/order-screen.css";
import "../products/product-screen.css";
import "./pages.css";

const list = "/content/pages";

/** One information page: its page is its form. What is typed is saved together; whether shoppers read it is an act of its own. */
export function PageScreen({ id }: { id: string }) {
  const query = usePage(id);
  const [, go] = useLocation();
  useKeys({ up: () => go(list) });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(page) => <OnePage page={page} />}
    </Read>
  );
}

function OnePage({ page }: { page: PageSaid }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const form = usePageForm(page);
  const [language, setLanguage] = useState<LanCode>("pl");
  const fields = useRef<HTMLDivElement>(null);
  const preview = usePreviewOpen();
  const isBack = form.texts.isBack || form.placing.isBack;
  return (
    <>
      <ScreenHead
        title={page.texts.name[lanCode] || page.texts.name.pl}
        above={<BackLink href={list}>{t("OFFICE_PAGES")}</BackLink>}
        states={
          <p className="order-states">
            <PageStatus {...page.publication} lawful={page.lawful} />
            {page.plan.planned !== null && <PagePlanned at={page.plan.planned.at} />}
            <OthersHere entity="page" id={page.id} />
          </p>
        }
        acts={
          <>
            <Act kind="plain" aria-expanded={preview.isOpen} onClick={preview.toggle}>
              {t("OFFICE_PREVIEW_OPEN")}
            </Act>
            <HistoryLink entity="page" id={page.id} name={page.texts.name[lanCode] || page.texts.name.pl} />
            {page.publication.shown && (
              <a href={shopHref(`/${page.paths[lanCode]}`)} className={actClass("plain")} target="_blank">
                {t("OFFICE_GOODS_IN_SHOP")}
              </a>
            )}
          </>
        }
      />
      {isBack && <DraftBack draft={{ isBack, forget: form.forget }} />}
      <div ref={fields} className={preview.isBeside ? "product-columns product-previewed" : "product-columns"}>
        <div className="product-main">
          <PageTextsCard page={page} form={form} open={language} onOpen={setLanguage} />
        </div>
        <div className="product-side">
          <PagePublicationCard key={page.publication.from} page={page} isChanged={form.isChanged} />
          {(page.publication.shown || page.plan.planned !== null) && (
            <PagePlanCard key={page.plan.planned?.at} page={page} form={form} />
          )}
          <PagePlacingCard page={page} form={form.placing} />
        </div>
        {preview.isOpen && (
          <PagePreview
            page={page}
            form={form}
            fields={fields}
            language={language}
            onLanguage={setLanguage}
            {...(!preview.isBeside && { onClose: preview.toggle })}
          />
        )}
      </div>
      <SavePage form={form} />
    </>
  );
}
