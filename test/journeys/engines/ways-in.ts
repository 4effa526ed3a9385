import assert from "node:assert/strict";
import { anybody } from "../../builders/people.ts";
import { invitationFor } from "../backoffice.ts";
import { eventually } from "../records.ts";
import { acceptInvitation, comeIn, signOut } from "./staff.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

/** How a phone comes in. */
export const byCode: Readonly<Record<string, Journey>> = {
  "a phone comes in by a code and the right one of three numbers, to pack and no more": async (visitor) => {
    await comeIn(visitor);
    await signOut(visitor);
    await acceptInvitation(visitor);
    await visitor.openOffice("/admin/account");
    const link = await linkShown(visitor);
    const phone = await visitor.beside();
    try {
      await phone.openOffice(link.pathname + link.hash);
      await phone.press({ role: "button", name: "Pokaż liczbę" });
      await phone.reads(".phone-number", /^\d+$/);
      const number = await phone.textOf(".phone-number");
      await visitor.until("three numbers", () => document.querySelectorAll(".phone-numbers button").length === 3);
      await visitor.press({ css: ".phone-numbers button", name: number });
      // Both sit at one browser: its session is the phone's from now on.
      await phone.sees({ role: "heading", name: "Dziś do zrobienia" });
      await phone.openOffice("/admin/packing");
      const may = await phone.ask(async () => {
        const answers = await Promise.all(["packing", "staff"].map((path) => fetch(`/admin/api/v1/${path}`)));
        return answers.map(({ status }) => status);
      });
      assert.deepEqual(may, [200, 403]);
    } finally {
      await phone.close();
    }
  },
};

/** Where the engine can be given a device for passkeys. */
export const byPasskey: Readonly<Record<string, Journey>> = {
  "somebody comes in by an invitation and a passkey, leaves, and comes in by the passkey alone": async (visitor) => {
    await comeIn(visitor);
    await signOut(visitor);
    const unplug = await visitor.giveAuthenticator();
    try {
      await visitor.openOffice(await invitationFor(anybody().email, "owner"));
      await visitor.fillIn("Twoje imię i nazwisko", "Iga Lis");
      await visitor.press({ role: "button", name: "Utwórz klucz i wejdź" });
      await visitor.sees({ role: "heading", name: "Dziś do zrobienia" });
      await signOut(visitor);
      await visitor.openOffice("/admin/account");
      await visitor.press({ role: "button", name: "Zaloguj kluczem" });
      await visitor.sees({ role: "heading", name: "Twoje konto" });
      await signOut(visitor);
    } finally {
      await unplug();
    }
  },
};

/** WebKitGTK makes and uses no passkeys, having no WebAuthn: what leads in there is the password with codes. */
export const withoutPasskeys: Readonly<Record<string, Journey>> = {
  "where a browser knows no passkeys none is offered, and a password with codes leads in": async (visitor) => {
    await comeIn(visitor);
    await signOut(visitor);
    assert.equal(await visitor.ask(() => "PublicKeyCredential" in globalThis), false);
    await visitor.sees({ css: "input[type=password]" });
    await visitor.seesNo({ role: "button", name: "Zaloguj kluczem" });
    await visitor.openOffice(await invitationFor(anybody().email, "packing"));
    await visitor.sees({ role: "button", name: "Wolę hasło i kody" });
    await visitor.seesNo({ role: "button", name: "Utwórz klucz i wejdź" });
    await acceptInvitation(visitor);
  },
};

/** Shows the code and returns what it says: a picture is read by no driver. */
async function linkShown(visitor: Visitor): Promise<URL> {
  await visitor.ask(() => {
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await fetched(...asked);
      if (String(asked[0]).endsWith("/v1/phone"))
        void answer
          .clone()
          .json()
          .then((said: { link?: string }) => {
            if (said.link !== undefined) document.documentElement.dataset["link"] = said.link;
          });
      return answer;
    };
  });
  await visitor.press({ role: "button", name: "Pokaż kod" });
  await visitor.sees({ css: "img[alt='Kod QR dla telefonu'], [role=img][aria-label='Kod QR dla telefonu']" });
  return new URL(
    await eventually("the code's link", () => visitor.ask(() => document.documentElement.dataset["link"] ?? false)),
  );
}
