import { type FormEvent, useRef, useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { orderRoutes } from "../../contract/operator/orders.ts";
import { Icon } from "../../ui/Icon.tsx";
import { act, type Acted, call, refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { tell } from "../notice.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { mergeSets } from "../two-people/merge-sets.ts";
import { useAct } from "./use-order.ts";
import "./tags.css";

/** Saves an order's tags; where somebody else has changed them meanwhile, both changes are made. */
async function saveTags(order: Order, mine: readonly string[]): Promise<Acted<Order>> {
  const { number, tags: before, versions } = order;
  try {
    return await act(orderRoutes.changeTags, {
      parameters: { number },
      body: { tags: [...mine] },
      version: versions.tags,
    });
  } catch (refused) {
    if (refusalOf(refused) !== "VERSION_OLD") throw refused;
    const now = await call(orderRoutes.order, { parameters: { number } });
    return saveTags(now, mergeSets(before, { mine, theirs: now.tags }));
  }
}

/** The order's tags, added and taken away one by one; each change can be taken back. */
export function Tags({ order }: { order: Order }) {
  const t = useText();
  const may = useMay("orders.edit");
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  useKeys(may ? { tags: () => field.current?.focus() } : {});
  const change = useAct(
    (tags: string[]) => saveTags(order, tags),
    (_, { undo }) => {
      setTyped("");
      tell(t("OFFICE_TAGS_CHANGED"), undo);
    },
  );
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (tag !== "" && !order.tags.includes(tag)) change.mutate([...order.tags, tag]);
  };
  if (!may && order.tags.length === 0) return null;
  return (
    <Card title={t("OFFICE_TAGS")} aside={may && <KeyHint name="tags" />}>
      {order.tags.length > 0 && (
        <ul className="order-tags">
          {order.tags.map((tag) => (
            <li key={tag}>
              {tag}
              {may && (
                <button
                  type="button"
                  aria-label={t("OFFICE_TAG_REMOVE", { tag })}
                  onClick={() => change.mutate(order.tags.filter((one) => one !== tag))}
                >
                  <Icon name="close" small />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {may && (
        <form className="order-tag-form" onSubmit={add}>
          <input
            ref={field}
            className="input"
            aria-label={t("OFFICE_TAG_NEW")}
            placeholder={t("OFFICE_TAG_NEW")}
            maxLength={40}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value.replaceAll(",", ""))}
          />
          <Act type="submit" kind="plain" busy={change.isPending}>
            {t("OFFICE_ADD")}
          </Act>
        </form>
      )}
      <Refused error={change.error} />
    </Card>
  );
}
