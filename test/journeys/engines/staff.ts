import { formatMoney } from "../../../src/domain/money.ts";
import { anybody } from "../../builders/people.ts";
import { codeShown } from "../../builders/totp-app.ts";
import { invitationFor, refusals } from "../backoffice.ts";
import type { Visitor } from "./visitor.ts";

/** Somebody of the shop who has a password and an authenticator. */
interface StaffMember {
  email: string;
  password: string;
  /** As it was shown, to be typed into an authenticator. */
  secret: string;
}

/** Has somebody be in the back office: whoever came in at a tab before is in it still. */
export async function comeIn(visitor: Visitor): Promise<void> {
  visitor.forgive(refusals);
  visitor.forgive(/\b40[13]\b/);
  await visitor.openOffice("/admin/account");
  await visitor.until("the door, open or not", () => document.querySelector(".office-nav, form") !== null);
  if (await visitor.ask(() => document.querySelector(".office-nav") !== null)) return;
  await acceptInvitation(visitor);
}

/** Comes in for the first time: an invitation, a name, a password and an authenticator's first code. */
export async function acceptInvitation(visitor: Visitor): Promise<StaffMember> {
  const { email } = anybody();
  const password = "kostka brukowa na rynku";
  await visitor.openOffice(await invitationFor(email, "owner"));
  await visitor.fillIn("Twoje imię i nazwisko", "Ola Nowak");
  await visitor.press({ role: "button", name: "Wolę hasło i kody" });
  await visitor.sees({ css: "code.secret" });
  const secret = await visitor.textOf("code.secret");
  await visitor.fillIn("Nowe hasło", password);
  await visitor.fillIn("Sześć cyfr z aplikacji", codeShown(secret));
  await visitor.press({ role: "button", name: "Ustaw hasło" });
  await visitor.sees({ css: ".recovery-codes code" });
  await visitor.press({ role: "button", name: "Mam je, dalej" });
  await visitor.sees({ role: "heading", name: "Dziś do zrobienia" });
  return { email, password, secret };
}

/** A sum as the back office says it, with plain spaces. */
export function said(amount: number): string {
  return formatMoney(amount, "pln").replace(".", ",").replace(/\s/g, " ");
}
