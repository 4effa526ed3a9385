import { type ReactNode, type RefObject, useState } from "react";
import { Link } from "wouter";
import { productRoutes } from "../../contract/operator/products.ts";
import { type Badge, badges } from "../../domain/catalogue/product.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { PartsDone } from "../orders/PartsDone.tsx";
import { type Parts, useParts } from "../orders/use-parts.ts";
import type { Picks } from "../orders/use-picks.ts";
import { queryClient } from "../queries.ts";
import { useMay } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { turning } from "../undo.ts";
import type { Row } from "./ProductsTable.tsx";
import { usePlaces } from "./use-products.ts";
import "../orders/picked-bar.css";

type Over = "show" | "hide" | "category" | "badge";

/** What can be done with the products that are picked; it stands at the foot of the screen while there are any. */
export function PickedProducts({ picks, bar }: { picks: Picks<Row>; bar: RefObject<HTMLElement | null> }) {
  const t = useText();
  const counted = useCount();
  const mayPrice = useMay("prices.edit");
  const [over, setOver] = useState<Over | null>(null);
  const ids = [...picks.picked.keys()].toSorted((a, b) => b - a);
  const acts: readonly Over[] = ["show", "hide", "category", "badge"];
  return (
    <section className="picked-bar" aria-label={t("OFFICE_GOODS_PICKED")} ref={bar}>
      <div className="picked-count">
        <p role="status">
          <strong>{counted("OFFICE_PRODUCTS", ids.length)}</strong>
        </p>
        <Act kind="plain" onClick={() => picks.pick([])}>
          {t("OFFICE_PICK_NONE")}
        </Act>
      </div>
      <div className="picked-acts">
        {acts.map((one) => (
          <Act key={one} onClick={() => setOver(one)}>
            {t(`OFFICE_GOODS_MANY_${one.toUpperCase()}`)}
          </Act>
        ))}
        <Link href={`/goods/bulk/new?products=${ids.join(",")}`} className={actClass()}>
          {t("OFFICE_BULK_PICKED")}
        </Link>
        {mayPrice && (
          <Link href={`/goods/cuts/new?products=${ids.join(",")}`} className={actClass()}>
            {t("OFFICE_CUTS_NEW")}
          </Link>
        )}
      </div>
      {over !== null && <ManyDialog over={over} ids={ids} onClose={() => setOver(null)} />}
    </section>
  );
}

interface ManyProps {
  over: Over;
  ids: readonly number[];
  onClose: () => void;
}

/** Does one thing with several products, part by part; what was done is taken back as a whole. */
function ManyDialog({ over, ids, onClose }: ManyProps) {
  const t = useText();
  const counted = useCount();
  const { data: places } = usePlaces();
  const [category, setCategory] = useState("");
  const [badge, setBadge] = useState<Badge>("new");
  const [takes, setTakes] = useState(false);
  const act = (part: readonly number[], back: boolean): Promise<AnswerOf<typeof productRoutes.publishProducts>> => {
    const body = { ids: [...part] };
    if (over === "category")
      return call(productRoutes.placeProducts, { body: { ...body, categoryId: Number(category), takes: back } });
    if (over === "badge") return call(productRoutes.badgeProducts, { body: { ...body, badge, takes: takes !== back } });
    return call(productRoutes.publishProducts, { body: { ...body, shown: (over === "show") !== back } });
  };
  const all = async (changed: readonly number[], back: boolean) => {
    for (let from = 0; from < changed.length; from += 100) await act(changed.slice(from, from + 100), back);
    await readLists();
  };
  const end = ({ changed, refused }: Parts) => {
    void readLists();
    if (refused.length > 0) return;
    onClose();
    const undo = turning(
      () => all(changed, true),
      () => all(changed, false),
    );
    tell(counted("OFFICE_GOODS_CHANGED", changed.length), changed.length === 0 ? null : undo);
  };
  const { parts, run, stop } = useParts(ids, (part) => act(part, false), end);
  const fields: Partial<Record<Over, ReactNode>> = {
    category: (
      <Choice
        label={t("OFFICE_CATEGORY")}
        value={category}
        options={[["", "–"], ...(places?.categories ?? []).map(({ id, name }) => [String(id), name] as const)]}
        onChange={setCategory}
      />
    ),
    badge: (
      <>
        <Choice
          label={t("OFFICE_BADGE")}
          value={badge}
          options={badges.map((one) => [one, t(`OFFICE_BADGE_${one.toUpperCase()}`)])}
          onChange={(value) => setBadge(badges.find((one) => one === value) ?? "new")}
        />
        <div>
          {[false, true].map((one) => (
            <label key={String(one)} className="tick-row">
              <input type="radio" name="takes" checked={takes === one} onChange={() => setTakes(one)} />
              {t(one ? "OFFICE_BADGE_TAKE" : "OFFICE_BADGE_GIVE")}
            </label>
          ))}
        </div>
      </>
    ),
  };
  return (
    <Modal title={t(`OFFICE_GOODS_MANY_${over.toUpperCase()}`)} onClose={onClose}>
      {parts.state !== "ready" ? (
        <PartsDone parts={parts} all={ids.length} path="/goods" onStop={stop} onGoOn={run} onClose={onClose} />
      ) : (
        <ModalForm
          act={t(`OFFICE_GOODS_MANY_${over.toUpperCase()}`)}
          disabled={over === "category" && category === ""}
          onSend={run}
          onClose={onClose}
        >
          <p>{counted("OFFICE_PRODUCTS", ids.length)}</p>
          {fields[over]}
        </ModalForm>
      )}
    </Modal>
  );
}

async function readLists(): Promise<void> {
  await Promise.all(["products", "product"].map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
