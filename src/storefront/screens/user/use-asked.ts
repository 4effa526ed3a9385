import { useCallback, useEffect, useState } from "react";
import { showLogin } from "../../session/panel.ts";
import { callShop } from "../../session/shop-call.ts";

export type Asked<T> =
  | { kind: "waiting" }
  | { kind: "failed"; again: () => void }
  | { kind: "refused" }
  | { kind: "known"; reply: T; again: () => void };

/**
 * Asks the shop for what is a customer's own. What was known stays while it, or something else of it, is asked for again. A
 * login that has ended opens the login modal, after which the question is asked again.
 */
export function useAsked<T>(action: "order" | "orders", body: object): Asked<T> {
  const [known, setKnown] = useState<{ asked: string; reply: T } | null>(null);
  const [trouble, setTrouble] = useState<{ asked: string; kind: "failed" | "refused" } | null>(null);
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((turns) => turns + 1), []);
  const asked = JSON.stringify(body);
  useEffect(() => {
    let left = false;
    setTrouble(null);
    callShop(`json_api?${action}`, JSON.parse(asked) as object)
      .then(({ reply }) => {
        if (left) return;
        if (reply["error"] === undefined) return setKnown({ asked, reply: reply as T });
        if (reply["error"] !== "TOKEN_ENDED")
          return setTrouble({ asked, kind: reply["error"] === "ORDER_UNKNOWN" ? "refused" : "failed" });
        // Brings the rules of the order form.
        return import("../../session/account.ts").then(({ forgetLogin }) => {
          forgetLogin();
          showLogin(true);
        });
      })
      .catch(() => left || setTrouble({ asked, kind: "failed" }));
    return () => void (left = true);
  }, [action, asked, turn]);
  if (trouble?.asked === asked && known?.asked !== asked)
    return trouble.kind === "refused" ? { kind: "refused" } : { kind: "failed", again };
  return known === null ? { kind: "waiting" } : { kind: "known", reply: known.reply, again };
}
