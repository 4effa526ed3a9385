import { createElement, useMemo } from "react";
import { trusted } from "./trusted.ts";

interface HtmlProps {
  /** Sanitised by the server when it was stored or prerendered (guarantees, point 17). */
  html: string;
  as?: "div" | "span" | "p";
  className?: string;
}

/** The one place where HTML from data enters the page: descriptions, information pages and what is said of a placed order. Everything else is text. */
export function Html({ html, as = "div", className }: HtmlProps) {
  const inner = useMemo(() => ({ __html: trusted(html) }), [html]);
  return createElement(as, { className, dangerouslySetInnerHTML: inner });
}
