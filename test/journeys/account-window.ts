import type { Page } from "@playwright/test";

/** The window of the user box: login, reminder, registration. */
export const accountWindow = (page: Page) => page.locator("dialog.account-dialog");

/** Registers somebody in the open window, which says then to look into the mail and stays open. */
export async function register(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const modal = accountWindow(page);
  await modal.getByRole("button", { name: "Załóż konto" }).click();
  await modal.locator("input[name=registerFirstName]").fill("Kasia");
  await modal.locator("input[name=registerEmail]").fill(email);
  await modal.locator("input[name=newPassword]").fill(password);
  await modal.locator("input[name=registerTerms]").check();
  await modal.getByRole("button", { name: "Zakładam konto" }).click();
  await modal.getByText("Sprawdź pocztę").waitFor();
}
