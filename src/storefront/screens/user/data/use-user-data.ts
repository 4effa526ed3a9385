import { useCallback, useEffect, useState } from "react";
import type { UserData } from "../../../../contract/account.ts";
import type { Country } from "../../../../domain/delivery/delivery.ts";
import { withContactData } from "../../../../domain/order/order-form.ts";
import { fetchCheckout } from "../../../order-panel/delivery/checkout-data.ts";
import { callOwnAccount } from "../../../session/account-call.ts";
import { formOf, keepForm } from "../../../session/order-form.ts";
import { session, useSession } from "../../../session/store.ts";

export type Asked =
  | { kind: "loading" }
  | { kind: "failed"; message: string | null }
  | { kind: "ready"; data: UserData; countries: readonly Country[] };

/** Asks for the customer's data and the countries in the shopper's language. Returns them, a way to take over what a call answered, and one to ask again. */
export function useUserData(): { asked: Asked; take: (data: UserData) => void; again: () => void } {
  const lanId = useSession((state) => state.lanId);
  const [asked, setAsked] = useState<Asked>({ kind: "loading" });
  const [time, setTime] = useState(0);
  useEffect(() => {
    let gone = false;
    void Promise.all([callOwnAccount("json_api?userData"), fetchCheckout(lanId)]).then(([outcome, checkout]) => {
      if (gone) return;
      if (outcome.kind === "refused") return setAsked({ kind: "failed", message: outcome.message });
      if (checkout === undefined) return setAsked({ kind: "failed", message: null });
      const data = outcome.reply as unknown as UserData;
      keep(data);
      setAsked({ kind: "ready", data, countries: checkout.countries });
    });
    return () => void (gone = true);
  }, [lanId, time]);
  const take = useCallback((data: UserData) => {
    keep(data);
    setAsked((now) => (now.kind === "ready" ? { ...now, data } : now));
  }, []);
  const again = useCallback(() => {
    setAsked({ kind: "loading" });
    setTime((times) => times + 1);
  }, []);
  return { asked, take, again };
}

/** The header knows the customer, too, and the order form is filled where it is empty, as at a login, or where it has what was changed here. */
function keep({ contactData, points }: UserData): void {
  const { loggedIn, userContactData } = session.getState();
  if (!loggedIn) return;
  session.setState({ userContactData: contactData, userPoints: points });
  keepForm(withContactData(formOf(session.getState()), contactData, userContactData ?? {}));
}
