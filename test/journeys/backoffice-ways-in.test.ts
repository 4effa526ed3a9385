import assert from "node:assert/strict";
import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { codeShown } from "../builders/totp-app.ts";
import { findsNothing, options } from "./axe.ts";
import { comeIn, invitationFor, refusals } from "./backoffice.ts";
import { giveAuthenticator } from "./give-authenticator.ts";
import { desktop, expect, phone, visit } from "./browser.ts";
import { command } from "./shop.ts";

// How staff come into the back office: by a link and a passkey, by a password with codes, on a phone by a QR code.

test("the first owner comes in by link and passkey, leaves, and comes in by the passkey alone", async (t) => {
  const link = await invitationFor(anybody().email, "owner");
  await visit(t, { on: desktop, options }, async ({ page, context, forgive }) => {
    forgive(refusals);
    forgive(/status of 410/);
    await giveAuthenticator(context, page);
    await page.goto(link);
    await page.getByRole("heading", { name: "Zaproszenie" }).waitFor();
    await findsNothing(page, "an invitation");
    await page.getByLabel("Twoje imię i nazwisko").fill("Ola Nowak");
    await page.getByRole("button", { name: "Utwórz klucz i wejdź" }).click();
    await page.getByRole("heading", { name: "Dziś do zrobienia" }).waitFor();

    await page.getByRole("button", { name: /Ola Nowak/ }).click();
    await findsNothing(page, "a person's menu");
    await page.getByRole("button", { name: "Wyloguj", exact: true }).click();
    await page.getByRole("heading", { name: "Zaloguj się" }).waitFor();
    await findsNothing(page, "signing in");
    await page.goto("/admin/account");
    await page.getByRole("button", { name: "Zaloguj kluczem" }).click();
    await page.getByRole("heading", { name: "Twoje konto" }).waitFor();
    await expect(page.getByText("To urządzenie")).toBeVisible();
    await findsNothing(page, "one's account");

    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("alert")).toContainText("Ten link już nie działa");
    await findsNothing(page, "a link that was used");
    await expect(page.getByRole("button", { name: "Spróbuj ponownie" }), "it would never lead in").toHaveCount(0);
    await page.getByRole("link", { name: "Przejdź do zaplecza" }).click();
    await page.getByRole("heading", { name: "Dziś do zrobienia" }).waitFor();
  });
});

test("a passkey that the browser offers in the e-mail field leads in without a button", async (t) => {
  const link = await invitationFor(anybody().email, "owner");
  await visit(t, { on: desktop }, async ({ page, context, forgive }) => {
    forgive(refusals);
    await giveAuthenticator(context, page, { inField: true });
    await page.goto(link);
    await page.getByLabel("Twoje imię i nazwisko").fill("Ola Nowak");
    await page.getByRole("button", { name: "Utwórz klucz i wejdź" }).click();
    await page.getByRole("heading", { name: "Dziś do zrobienia" }).waitFor();
    const comesIn = page.waitForResponse((response) => response.url().endsWith("/sign-in/passkey"));
    await page.getByRole("button", { name: /Ola Nowak/ }).click();
    await page.getByRole("button", { name: "Wyloguj", exact: true }).click();
    assert.equal((await comesIn).status(), 200);
    await page.getByRole("heading", { name: "Dziś do zrobienia" }).waitFor();
  });
});

test("who has no passkey comes in by a password and codes, and with a recovery code where the app is not at hand", async (t) => {
  const { email } = anybody();
  const link = await invitationFor(email, "shop");
  await visit(t, { on: phone, options }, async ({ page, forgive }) => {
    forgive(refusals);
    forgive(/status of 422 .*\/accept\/password/);
    await page.goto(link);
    await page.getByLabel("Twoje imię i nazwisko").fill("Kasia Lis");
    await page.getByRole("button", { name: "Wolę hasło i kody" }).click();
    await page.getByRole("img", { name: "Kod QR dla aplikacji z kodami" }).waitFor();
    await findsNothing(page, "a password with codes");
    const secret = await page.locator("code.secret").innerText();
    await page.getByLabel("Nowe hasło").fill("bruk");
    await page.getByLabel("Sześć cyfr z aplikacji").fill(codeShown(secret));
    await page.getByRole("button", { name: "Ustaw hasło" }).click();
    await expect(page.getByRole("alert")).toContainText("od 8 do 128 znaków");
    await page.getByLabel("Nowe hasło").fill("kostka brukowa na rynku");
    await page.getByRole("button", { name: "Ustaw hasło" }).click();
    const codes = page.locator(".recovery-codes code");
    await expect(codes).toHaveCount(10);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kody zapasowe");
    await expect(page).toHaveTitle("Kody zapasowe · Bruk");
    const [recovery = ""] = await codes.allInnerTexts();
    await findsNothing(page, "recovery codes");
    await page.getByRole("button", { name: "Mam je, dalej" }).click();
    await page.getByRole("heading", { name: "Dziś do zrobienia" }).waitFor();

    await page.getByRole("button", { name: "Kasia Lis" }).click();
    await page.getByRole("button", { name: "Wyloguj", exact: true }).click();
    await page.getByLabel("E-mail", { exact: true }).fill(email);
    await page.getByLabel("Hasło").fill("kostka brukowa na ryneczku");
    await page.getByLabel("Kod z aplikacji albo kod zapasowy").fill(recovery);
    await page.getByRole("button", { name: "Zaloguj hasłem" }).click();
    await expect(page.getByRole("alert")).toHaveText(/Nie udało się/);
    await page.getByLabel("Hasło").fill("kostka brukowa na rynku");
    await page.getByRole("button", { name: "Zaloguj hasłem" }).click();
    await page.getByRole("heading", { name: "Dziś do zrobienia" }).waitFor();
    await page.goto("/admin/account");
    await expect(page.getByText("Zostało 9 kodów zapasowych.")).toBeVisible();
  });
});

test("who has one passkey alone is advised once to have a second way in, and no more once there is one", async (t) => {
  await visit(t, { on: phone, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit, "shop");
    const advice = page.getByRole("region", { name: "Masz jedną drogę do środka" });
    await expect(advice).toContainText("Gdy zgubisz ten klucz");
    await findsNothing(page, "the advice to have a second way in");
    await advice.getByRole("button", { name: "Nie przypominaj" }).click();
    await expect(advice).toHaveCount(0);
    await page.reload();
    await page.getByRole("heading", { name: "Do rozstrzygnięcia" }).waitFor();
    await expect(advice, "it comes back no more").toHaveCount(0);

    await page.goto("/admin/account");
    const lacking = page.getByText("Gdy zgubisz ten klucz");
    await expect(lacking, "where it can be done it stands while it is true").toBeVisible();
    await page.getByRole("button", { name: "Ustaw hasło" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nowe hasło").fill("kostka brukowa na rynku");
    await dialog.getByLabel("Sześć cyfr z aplikacji").fill(codeShown(await dialog.locator("code.secret").innerText()));
    await dialog.getByRole("button", { name: "Ustaw hasło" }).click();
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("Kody zapasowe");
    await findsNothing(page, "recovery codes in a window");
    await dialog.getByRole("button", { name: "Mam je, dalej" }).click();
    await expect(lacking).toHaveCount(0);
  });
});

test("the last owner reads why they stay and is offered no way to go; beside another owner they may", async (t) => {
  const name = `Ola ${crypto.randomUUID().slice(0, 8)}`;
  await visit(t, { on: phone, options }, async (owner) => {
    const { page } = owner;
    await comeIn(owner, "owner", name);
    const staff = await command<{ email: string; name: string; role: string }[]>("staff");
    for (const one of staff)
      if (one.role === "owner" && one.name !== name) await command("staff", "role", one.email, "--role", "shop");
    await page.goto("/admin/staff");
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText("To ostatni właściciel. Najpierw daj tę rolę komuś jeszcze.");
    await expect(row.getByRole("button")).toHaveCount(0);
    await expect(row.getByRole("combobox")).toHaveCount(0);
    await findsNothing(page, "the last owner among the team");
    await visit(t, { on: phone }, async (other) => comeIn(other, "owner"));
    await page.reload();
    await expect(row.getByRole("button", { name: `Usuń: ${name}` })).toBeVisible();
    await expect(row).not.toContainText("ostatni właściciel");
  });
});

test("an owner invites a packer, who sees what a parcel needs and nothing else, until the owner takes them away", async (t) => {
  const { email } = anybody();
  await visit(t, { on: desktop, options }, async (owner) => {
    const { page } = owner;
    await comeIn(owner);
    await page.getByRole("link", { name: "Zespół" }).click();
    await page.getByRole("button", { name: "Zaproś", exact: true }).click();
    await findsNothing(page, "inviting somebody");
    await page.getByLabel("E-mail", { exact: true }).fill(email);
    await page.getByLabel("pakowanie").check();
    await page.getByRole("button", { name: "Utwórz link" }).click();
    const link = await page.locator("dialog code").innerText();
    await page.getByRole("button", { name: "Zamknij" }).last().click();
    const row = page.getByRole("listitem").filter({ hasText: email });
    await expect(row).toHaveText(/Czeka na wejście/);
    await findsNothing(page, "the team");

    await visit(t, { on: phone, options }, async (packing) => {
      const { page: packer } = packing;
      packing.forgive(refusals);
      await giveAuthenticator(packing.context, packer);
      await packer.goto(link);
      await packer.getByLabel("Twoje imię i nazwisko").fill("Piotr Pak");
      await packer.getByRole("button", { name: "Utwórz klucz i wejdź" }).click();
      await packer.getByRole("heading", { name: "Dziś do zrobienia" }).waitFor();
      await expect(packer.getByRole("link", { name: "Zespół" })).toHaveCount(0);
      await expect(packer.locator(".find-button"), "who sees no e-mails").toContainText("Numer, nazwisko, telefon…");
      await packer.goto("/admin/orders");
      const find = packer.getByRole("searchbox", { name: "Numer, nazwisko, telefon…" });
      await expect(find, "what is not searched is not promised").toHaveAttribute(
        "placeholder",
        "Numer, nazwisko, telefon…",
      );
      await packer.goto("/admin/staff");
      await packer.getByRole("heading", { name: "To nie dla Twojej roli" }).waitFor();

      await page.reload();
      await row.getByRole("button", { name: "Usuń: Piotr Pak" }).click();
      await page.getByRole("button", { name: "Usuń z zespołu" }).click();
      await expect(page.getByText("Poza zespołem: Piotr Pak")).toBeVisible();
      await packer.goto("/admin/orders");
      await packer.getByRole("heading", { name: "Zaloguj się" }).waitFor();
    });
  });
});

test("asked again who it is, somebody proves it, and the act goes on by itself", async (t) => {
  await visit(t, { on: desktop, options }, async (owner) => {
    const { page } = owner;
    await comeIn(owner);
    await page.goto("/admin/staff");
    let asked = false;
    await page.route("**/admin/api/v1/staff", (route) => {
      if (asked || route.request().method() === "GET") return route.continue();
      asked = true;
      const problem = { type: "urn:bruk:problem:STEP_UP", title: "Step up", status: 403, code: "STEP_UP" };
      return route.fulfill({ status: 403, json: problem });
    });
    await page.getByRole("button", { name: "Zaproś", exact: true }).click();
    await page.getByLabel("E-mail", { exact: true }).fill(anybody().email);
    await page.getByRole("button", { name: "Utwórz link" }).click();
    await page.getByRole("heading", { name: "To na pewno Ty?" }).waitFor();
    await findsNothing(page, "being asked who it is");
    await page.getByRole("button", { name: "Potwierdź kluczem" }).click();
    await page.getByRole("heading", { name: "Link do wysłania" }).waitFor();
    await expect(page.locator("dialog code")).toHaveText(/\/admin\/invitation#[\w-]{43}$/);
  });
});

test("a phone comes in by a QR code and the right one of three numbers, to pack and no more; its session is ended from the desktop", async (t) => {
  await visit(t, { on: desktop, options }, async (desk) => {
    const { page } = desk;
    await comeIn(desk);
    await page.goto("/admin/account");
    const offered = page.waitForResponse((response) => response.url().endsWith("/v1/phone"));
    await page.getByRole("button", { name: "Pokaż kod" }).click();
    const { link } = (await (await offered).json()) as { link: string };
    await page.getByRole("img", { name: "Kod QR dla telefonu" }).waitFor();
    await visit(t, { on: phone, options }, async ({ page: packer, forgive }) => {
      forgive(refusals);
      await packer.goto(link);
      await packer.getByRole("button", { name: "Pokaż liczbę" }).click();
      const number = await packer.locator(".phone-number").innerText();
      await findsNothing(packer, "a phone that shows its number");
      await page.getByText("Którą liczbę pokazuje telefon?").first().waitFor();
      await findsNothing(page, "three numbers");
      assert.equal(await page.locator(".phone-numbers button").count(), 3);
      await page.getByRole("button", { name: number, exact: true }).click();
      await packer.getByRole("heading", { name: "Dziś do zrobienia" }).waitFor();
      await expect(packer.getByRole("link", { name: "Zespół" })).toHaveCount(0);

      await page.getByRole("button", { name: /^Wyloguj: / }).click();
      await expect(page.getByRole("button", { name: /^Wyloguj: / })).toHaveCount(0);
      await packer.reload();
      await packer.getByRole("heading", { name: "Zaloguj się" }).waitFor();
    });
  });
});
