import { type Email, emailHtml, emailText } from "./email.ts";
import { type DeclaredWithdrawal, withdrawalTable } from "./withdrawal.ts";

/** Tells the shop of a withdrawal, with the order it was found to belong to. */
export function withdrawalForShopEmail(
  declared: DeclaredWithdrawal,
  { to, publicUrl }: { to: string; publicUrl: string },
): Email {
  const heading = `Odstąpienie od umowy ${declared.number}`;
  const found =
    declared.orderId === null
      ? "Nie ma zamówienia o tym numerze i adresie: sprawdź, o które chodzi."
      : `Zamówienie ${declared.orderId} jest z tego adresu.${declared.unsent === true ? " Nic z niego nie wyszło: anuluj te sztuki i oddaj pieniądze." : ""}`;
  const html = emailHtml({
    lanCode: "pl",
    heading,
    body: `${withdrawalTable(declared, "pl")}<p>${found}</p>`,
    footer: [publicUrl],
  });
  return {
    to,
    subject: heading,
    text: emailText(html),
    html,
    replyTo: { name: declared.name, address: declared.email },
  };
}
