import { Fragment } from "react";
import { href } from "../../../contract/paths.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";

/** 'I accept the terms and the privacy policy', both as links that leave what is open in its own tab. */
export function TermsText({ of = "ORDER" }: { of?: "ORDER" | "ACCOUNT" }) {
  const t = useText();
  const { terms, privacy } = useLayout().lawful;
  const parts = t(`${of}_TERMS`, { terms: "@terms", privacy: "@privacy" }).split(/(@terms|@privacy)/);
  return (
    <>
      {parts.map((part) => {
        if (part === "@terms") return <PageLink key={part} text={t(`${of}_TERMS_LINK`)} page={terms} />;
        if (part === "@privacy") return <PageLink key={part} text={t(`${of}_PRIVACY_LINK`)} page={privacy} />;
        return <Fragment key={part}>{part}</Fragment>;
      })}
    </>
  );
}

function PageLink({ text, page }: { text: string; page: string | null }) {
  if (page === null) return text;
  return (
    <a className="link" href={href(page)} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
