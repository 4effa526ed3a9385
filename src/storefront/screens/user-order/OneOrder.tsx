import { lazyComponent } from "../../../ui/lazy-component.ts";
import type { OrderReply } from "../../../contract/customer-orders.ts";
import { useSession } from "../../session/store.ts";
import { Trouble } from "../user/Trouble.tsx";
import { useAsked } from "../user/use-asked.ts";
import { OrderView } from "./OrderView.tsx";
import { OrderWaiting } from "./OrderWaiting.tsx";
import { useComingPayment } from "./use-coming-payment.ts";

const UnknownOrder = lazyComponent(async () => (await import("./UnknownOrder.tsx")).UnknownOrder);

/** An order, as the shop answers to who asks: by their login, or by the key of the email's link. */
export function OneOrder({ number, linkKey }: { number: string; linkKey: string | null }) {
  const token = useSession((state) => state.token);
  const lanId = useSession((state) => state.lanId);
  const asked = useAsked<OrderReply>("order", { number, token, key: linkKey?.slice(0, 200) ?? null, lanId });
  const coming = useComingPayment(asked);
  if (asked.kind === "waiting") return <OrderWaiting />;
  if (asked.kind === "failed") return <Trouble again={asked.again} />;
  if (asked.kind === "refused") return <UnknownOrder />;
  return <OrderView order={asked.reply} coming={coming} />;
}
