import { Html } from "../app/Html.tsx";
import "./prose.css";

/** A text with paragraphs, lists, headings and tables that the shop's people wrote: a description or a part of an information page, made by `generator/rich-text.ts`. */
export function RichText({ html, className = "" }: { html: string; className?: string }) {
  return <Html className={className === "" ? "prose" : `prose ${className}`} html={html} />;
}
