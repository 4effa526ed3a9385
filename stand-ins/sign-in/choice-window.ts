import { escapeHtml } from "../../src/domain/escape.ts";
import type { StandInReply } from "./server.ts";

export interface Choice {
  /** What it says on the button. */
  label: string;
  detail: string;
  /** Where the choice leads. */
  href: string;
}

/** The stand-in's window: whom to sign in as. It says plainly that the provider has no part in it. */
export function choiceWindow({ provider, choices }: { provider: string; choices: readonly Choice[] }): StandInReply {
  const rows = choices
    .map(
      ({ label, detail, href }) =>
        `<li><a href="${escapeHtml(href)}"><b>${escapeHtml(label)}</b> ${escapeHtml(detail)}</a></li>`,
    )
    .join("");
  return page(
    `Zamiast ${provider}`,
    `<p>To nie jest ${escapeHtml(provider)}. To okno na próbę, z wymyślonymi osobami, na tym komputerze.<br><span lang="en">This is not ${escapeHtml(provider)}. It is a stand-in with invented people, on this machine.</span></p><ul>${rows}</ul>`,
  );
}

/** Hands the answer to the page that opened the window, if that is a page of this machine. That page closes it: closed by itself, it could be seen closed before it is heard. */
export function handBack(answer: object, origin: string): StandInReply {
  if (!isLoopback(origin)) return { status: 403, type: "application/json", body: "{}" };
  const said = JSON.stringify(answer).replaceAll("<", "\\u003c");
  return page(
    "Gotowe",
    `<script>opener ? opener.postMessage(${said}, ${JSON.stringify(new URL(origin).origin)}) : close();</script>`,
  );
}

function isLoopback(origin: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(origin)?.hostname ?? "");
}

function page(title: string, body: string): StandInReply {
  const style =
    "body{font:16px/24px system-ui;margin:24px;max-width:44ch}ul{padding:0;list-style:none}li{margin:8px 0}a{display:block;padding:12px 16px;border:1px solid #14110f;color:#14110f;text-decoration:none}a:hover,a:focus{background:#ecebe8}";
  return {
    type: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`,
  };
}
