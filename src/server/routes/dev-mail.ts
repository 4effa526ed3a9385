import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "../../domain/escape.ts";
import { type EmailFile, emailsIn } from "../../integrations/mail-files.ts";
import type { ServerParts } from "../app.ts";

/**
 * `/dev/mail`: the emails a shop that has no mail server writes as files, for whoever tries it on their own
 * machine. There only where emails are files and the shop runs on its own defaults, and only for this machine.
 */
export function devMailRoutes(app: FastifyInstance, { mailFolder }: ServerParts): void {
  if (mailFolder === null) return;

  app.get("/dev/mail", async (request, reply) => {
    if (!isHere(request)) return reply.callNotFound();
    return page(reply, "Emails", listed(await emailsIn(mailFolder)));
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const email = await emailOf(request);
    return email === null ? reply.callNotFound() : page(reply, email.subject, shown(email));
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id/html", async (request, reply) => {
    const email = await emailOf(request);
    if (email === null) return reply.callNotFound();
    // A link in the frame would open inside of it, where no page of the shop may stand.
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
    return reply
      .headers({ "content-security-policy": policy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(email.html.replace("<head>", '<head><base target="_blank">'));
  });

  /** Names come from the folder's list, never from the request. */
  async function emailOf(request: FastifyRequest<{ Params: { id: string } }>): Promise<EmailFile | null> {
    if (!isHere(request)) return null;
    return (await emailsIn(mailFolder!)).find(({ id }) => id === request.params.id) ?? null;
  }
}

/** The request comes from this machine, and by a name of this machine: no other site's name was bent to it. */
function isHere({ ip, hostname }: FastifyRequest): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(ip) && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(hostname);
}

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
  return reply
    .headers({
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    })
    .type("text/html; charset=utf-8")
    .send(html);
}

function listed(emails: readonly EmailFile[]): string {
  const rows = emails.map(
    ({ id, at, to, subject }) =>
      `<li><a href="/dev/mail/${id}"><time>${at.toISOString().slice(0, 19).replace("T", " ")}</time> <b>${escapeHtml(subject)}</b> <span>${escapeHtml(to)}</span></a></li>`,
  );
  return `<main><h1>Emails</h1><p>Written as files, because SMTP_URL is not set. Newest first.</p><ul>${rows.join("")}</ul>${rows.length === 0 ? "<p>None yet: place an order or open an account.</p>" : ""}</main>`;
}

function shown({ id, to, subject, text }: EmailFile): string {
  return `<main><p><a href="/dev/mail">All emails</a></p><h1>${escapeHtml(subject)}</h1><p>To: ${escapeHtml(to)}</p><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${id}/html" title="${escapeHtml(subject)}"></iframe><details><summary>As text</summary><pre>${escapeHtml(text)}</pre></details></main>`;
}

const style =
  "body{margin:0;background:#f6f6f3;color:#111;font:16px/24px system-ui,sans-serif}main{max-width:960px;margin:0 auto;padding:24px 16px}h1{font-size:28px;line-height:32px;overflow-wrap:anywhere}ul{list-style:none;padding:0}li{border-top:1px solid #dddcd6}li a{display:grid;grid-template-columns:180px 1fr auto;gap:8px 16px;padding:12px 0;color:inherit;overflow-wrap:anywhere}time,span{color:#6b6a65}iframe{width:100%;height:70vh;border:1px solid #111}pre{white-space:pre-wrap;overflow-wrap:anywhere}@media (max-width:530px){li a{grid-template-columns:1fr}}";
