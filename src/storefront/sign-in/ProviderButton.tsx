import type { SignInProvider } from "../../domain/customer/sign-in.ts";
import { Button } from "../../ui/Button.tsx";
import { useText } from "../app/text.ts";
import { providerNames } from "./provider-names.ts";

/** A button in the shop's own look: the provider's name, and no logo of it. */
export function ProviderButton({
  provider,
  busy,
  onStart,
}: {
  provider: SignInProvider;
  busy: boolean;
  onStart: () => void;
}) {
  const t = useText();
  const name = providerNames[provider];
  return (
    <Button size="small" aria-label={t("SIGN_IN_WITH", { provider: name })} aria-busy={busy} onClick={onStart}>
      {busy ? t("SIGN_IN_WAIT") : name}
    </Button>
  );
}
