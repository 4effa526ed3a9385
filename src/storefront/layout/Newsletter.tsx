import { useState, type FormEvent } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../app/text.ts";
import type { Subscribed } from "./subscribe.ts";

type Outcome = { kind: "asking" } | Subscribed;

/** The newsletter box: whatever is typed is sent, the shop answers (specification, point 5: no validation here). */
export function Newsletter() {
  const t = useText();
  const [email, setEmail] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const subscribe = async (event: FormEvent) => {
    event.preventDefault();
    setOutcome({ kind: "asking" });
    setOutcome(await ask(email, t("ERROR_SERVER")));
  };
  const wrong = outcome?.kind === "said";
  return (
    <form className="newsletter" id="newsletter" onSubmit={(event) => void subscribe(event)}>
      <label htmlFor="newsletter-email">{t("NEWSLETTER_INVITATION")}</label>
      <div className="newsletter-row">
        <input
          id="newsletter-email"
          className="input"
          inputMode="email"
          autoComplete="email"
          placeholder={t("NEWSLETTER_EMAIL")}
          value={email}
          aria-invalid={wrong}
          aria-describedby={wrong ? "newsletter-answer" : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button kind="signal" type="submit" aria-disabled={outcome?.kind === "asking"}>
          {t("NEWSLETTER_SEND")}
        </Button>
      </div>
      <p
        className={wrong ? "newsletter-answer newsletter-wrong" : "newsletter-answer"}
        id="newsletter-answer"
        role="status"
      >
        {(wrong || outcome?.kind === "done") && <Icon name={wrong ? "warning" : "tick"} />}
        {outcome?.kind === "done" && t("NEWSLETTER_OK")}
        {outcome?.kind === "said" && outcome.text}
      </p>
    </form>
  );
}

/** Sending comes with the first who subscribes. */
async function ask(email: string, serverError: string): Promise<Outcome> {
  try {
    const { subscribe } = await import("./subscribe.ts");
    return await subscribe(email, serverError);
  } catch {
    return { kind: "said", text: serverError };
  }
}
