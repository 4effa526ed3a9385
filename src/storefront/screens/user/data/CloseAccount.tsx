import { useState, type FormEvent } from "react";
import { paths } from "../../../../contract/paths.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Field } from "../../../../ui/Field.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import { navigate } from "../../../app/navigation/navigate.ts";
import { useOwnHref } from "../../../app/navigation/page-context.ts";
import { notify } from "../../../layout/notices-state.ts";
import { forgetAccount } from "../../../session/account.ts";
import { callOwnAccount } from "../../../session/account-call.ts";
import { OpenedWays } from "./OpenedWays.tsx";

/** Closes the account for good: said first, then asked for by the password, or, where it has none, by who has just signed in. */
export function CloseAccount({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  const own = useOwnHref();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ready = (password !== "" || !hasPassword) && !asking;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setAsking(true);
    const outcome = await callOwnAccount("json_api?closeAccount", { password: hasPassword ? password : null });
    setAsking(false);
    if (outcome.kind === "refused") return setTrouble(outcome.message ?? t("ERROR_SERVER"));
    forgetAccount();
    notify(t("USERDATA_CLOSED"));
    void navigate(own(paths.home));
  };
  return (
    <form className="user-form" onSubmit={(event) => void send(event)}>
      <p>{t("USERDATA_CLOSE_TEXT")}</p>
      {!open && (
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          {t("USERDATA_CLOSE_OPEN")}
        </Button>
      )}
      {open && (
        <>
          {!hasPassword && <p>{t("USERDATA_CLOSE_NO_PASSWORD")}</p>}
          {!hasPassword && trouble !== null && <FieldError text={trouble} />}
          {hasPassword && (
            <Field
              label={t("ACCOUNT_OLD_PASSWORD")}
              name="closePassword"
              type="password"
              autoComplete="current-password"
              autoFocus
              value={password}
              error={trouble}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          <OpenedWays send={t("USERDATA_CLOSE")} ready={ready} leave={() => setOpen(false)} />
        </>
      )}
    </form>
  );
}
