import type { TextShown as Shown } from "../../contract/operator/texts.ts";
import { Read, type Reading } from "../controls/Read.tsx";
import { PageFrame } from "../preview/PageFrame.tsx";
import { useText } from "../text.ts";
import "../preview/preview.css";

/** What browsers leave of a phone for a page. */
const phone = { width: 390, height: 664 };

/** A text as shoppers get it: the newest email that says it, or a page; said where none is. */
export function TextShown({ shown, lang }: { shown: Reading<Shown> & { current: boolean }; lang: string }) {
  const t = useText();
  return (
    <section className="text-shown" aria-label={t("OFFICE_TEXT_SHOWN")} aria-busy={!shown.current}>
      <h3>{t("OFFICE_TEXT_SHOWN")}</h3>
      <Read query={shown}>
        {({ trouble, email, page }) => {
          if (trouble !== null) return null;
          if (email !== null)
            return (
              <>
                <p className="mute">{t("OFFICE_TEXT_SHOWN_EMAIL")}</p>
                <div className="text-email" lang={lang} role="group" tabIndex={0} aria-label={email.subject}>
                  <p>
                    <strong>{email.subject}</strong>
                  </p>
                  <p>{email.text}</p>
                </div>
              </>
            );
          if (page === null) return <p className="mute">{t("OFFICE_TEXT_SHOWN_NOWHERE")}</p>;
          return (
            <>
              <p className="mute">{t("OFFICE_TEXT_SHOWN_PAGE", { address: page.address })}</p>
              <PageFrame
                src={page.frame}
                title={t("OFFICE_TEXT_SHOWN")}
                label={t("OFFICE_PREVIEW_SIGHT")}
                window={phone}
                focused={null}
                onPick={() => undefined}
                onGone={() => void shown.refetch()}
              />
            </>
          );
        }}
      </Read>
    </section>
  );
}
