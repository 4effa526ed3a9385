import { Fragment } from "react";
import { href } from "../../../contract/paths.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";

/** 'I accept the terms and the privacy policy', both as links that leave what is open in its own tab. */
export function TermsText({ of = "ORDER" }: { of?: "ORDER" | "ACCOUNT" }) {
  const t = useText();
  const { pages } = useLayout();
  const parts = t(`${of}_TERMS`, { terms: "@terms", privacy: "@privacy" }).split(/(@terms|@privacy)/);
  return (
    <>
      {parts.map((part) => {
        if (part === "@terms")
          return (
            <PageLink key={part} text={t(`${of}_TERMS_LINK`)} page={pages.find(({ url }) => termsUrl.test(url))?.url} />
          );
        if (part === "@privacy")
          return (
            <PageLink
              key={part}
              text={t(`${of}_PRIVACY_LINK`)}
              page={pages.find(({ url }) => privacyUrl.test(url))?.url}
            />
          );
        return <Fragment key={part}>{part}</Fragment>;
      })}
    </>
  );
}

const termsUrl = /^\/?page\/(regulamin|terms)/;
const privacyUrl = /^\/?page\/(polityka-prywatnosci|prywatnosc|privacy)/;

function PageLink({ text, page }: { text: string; page: string | undefined }) {
  if (page === undefined) return text;
  return (
    <a className="link" href={href(page)} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
