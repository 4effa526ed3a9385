import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml } from "./email.ts";

/** A shopper's message from the contact form, for the shop: an answer goes to the shopper. Name and subject are one line each. */
export function messageEmail({
  to,
  publicUrl,
  name,
  email,
  subject,
  message,
  language,
}: {
  to: string;
  publicUrl: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: string;
}): Email {
  const about = subject === "" ? "bez tematu" : subject;
  const heading = `Wiadomość: ${about}`;
  const rows = [
    ["Od", name],
    ["E-mail", email],
    ["Temat", about],
    ["Język", language],
  ];
  const table = `<table>${rows.map(([label = "", value = ""]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`).join("")}</table>`;
  const html = emailHtml({
    lanCode: "pl",
    heading,
    body: `${table}<p>${escapeHtml(message).replaceAll("\n", "<br>")}</p>`,
    footer: [publicUrl],
  });
  const text = `${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${message}\n\n${publicUrl}`;
  return { to, subject: heading, text, html, replyTo: { name, address: email } };
}
