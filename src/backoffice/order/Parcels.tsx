import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import type { Parcel } from "../../contract/operator/parcel.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { useMay } from "../session.ts";
import { lazyOrNothing, useText } from "../text.ts";
import { Copy } from "./Copy.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { ParcelDialog } from "./ParcelDialog.tsx";
import { SendDialog } from "./SendDialog.tsx";
import { useAct } from "./use-order.ts";
import { sendsOrder } from "./parcel-acts.ts";
import "./parcels.css";

/** The parcels of an order: what is in each, its number, and what is still to be packed. */
export function Parcels({ order }: { order: Order }) {
  const t = useText();
  const may = useMay("orders.pack");
  const left = order.lines.reduce((sum, { quantity, packed }) => sum + quantity - packed, 0);
  const isToPack = order.state === "new" || order.state === "paid";
  const repack = order.repack.length > 0 && <LazyRepack order={order} />;
  if (order.parcels.length === 0) return repack && <Card title={t("OFFICE_PARCELS")}>{repack}</Card>;
  return (
    <Card
      title={t("OFFICE_PARCELS")}
      aside={
        may && (
          <a
            className="link"
            href={`${operatorHref(parcelRoutes.slips)}?orders=${order.number}`}
            target="_blank"
            rel="noreferrer"
          >
            {t("OFFICE_PACKING_SLIPS")}
          </a>
        )
      }
      flush
    >
      {repack}
      <ol className="parcels">
        {order.parcels.map((parcel, index) => (
          <OneParcel key={parcel.id} order={order} parcel={parcel} nth={index + 1} may={may} />
        ))}
      </ol>
      {isToPack && left > 0 && (
        <p className="parcels-left">
          {t("OFFICE_PARCELS_LEFT", { count: left })}{" "}
          {may && (
            <a className="link" href={`/admin/packing/${order.number}`}>
              {t("OFFICE_PACKING")}
            </a>
          )}
        </p>
      )}
    </Card>
  );
}

const LazyRepack = lazyOrNothing(async () => (await import("./Repack.tsx")).Repack);

interface OneParcelProps {
  order: Order;
  parcel: Parcel;
  nth: number;
  may: boolean;
}

function OneParcel({ order, parcel, nth, may }: OneParcelProps) {
  const t = useText();
  const [open, setOpen] = useState<"change" | "send" | null>(null);
  const { id, carrier, tracking, weight, packedAt, sentAt, pictured } = parcel;
  const parameters = { number: order.number, parcel: id };
  const unpack = useAct(
    () => act(parcelRoutes.unpackParcel, { parameters }),
    (_, { undo }) => tell(t("OFFICE_PARCEL_UNPACKED"), undo),
  );
  const named = (position: number) => order.lines.find((line) => line.position === position);
  return (
    <li>
      <p className="parcel-head">
        <strong>{t("OFFICE_PARCEL", { number: nth })}</strong>
        <span className="mute">
          {t(sentAt === null ? "OFFICE_PARCEL_PACKED" : "OFFICE_PARCEL_SENT")} <Moment at={sentAt ?? packedAt} />
        </span>
      </p>
      <ul>
        {parcel.lines.map(({ position, quantity }) => (
          <li key={position}>
            {quantity} × {[named(position)?.name, named(position)?.variant].filter(Boolean).join(", ")}
          </li>
        ))}
      </ul>
      {(carrier !== null || tracking !== null) && (
        <p>
          {carrier} {tracking !== null && <strong>{tracking}</strong>}{" "}
          {tracking !== null && <Copy text={tracking} what={t("OFFICE_TRACKING")} />}
        </p>
      )}
      <p className="mute">
        {weight !== null && t("OFFICE_PARCEL_WEIGHT", { weight })}{" "}
        {pictured && may && (
          <a
            className="link"
            href={operatorHref(parcelRoutes.parcelPicture, parameters)}
            target="_blank"
            rel="noreferrer"
          >
            {t("OFFICE_PARCEL_PICTURE")}
          </a>
        )}
      </p>
      {may && (
        <div className="parcel-acts">
          {sentAt === null && isUnderWay(order) && (
            <Act kind="ink" onClick={() => setOpen("send")}>
              {t("OFFICE_PARCEL_SEND")}
            </Act>
          )}
          <Act kind="plain" onClick={() => setOpen("change")}>
            {t("OFFICE_PARCEL_CHANGE")}
          </Act>
          {sentAt === null && (
            <Act kind="plain" busy={unpack.isPending} onClick={() => unpack.mutate(undefined)}>
              {t("OFFICE_PARCEL_UNPACK")}
            </Act>
          )}
        </div>
      )}
      <Refused error={unpack.error} />
      {open === "change" && <ParcelDialog order={order} parcel={parcel} nth={nth} onClose={() => setOpen(null)} />}
      {open === "send" &&
        (sendsOrder(order) ? (
          <MoveDialog order={order} steps={["sent"]} first="sent" onClose={() => setOpen(null)} />
        ) : (
          <SendDialog order={order} parcel={parcel} nth={nth} onClose={() => setOpen(null)} />
        ))}
    </li>
  );
}

function isUnderWay({ state }: Order): boolean {
  return state === "new" || state === "paid" || state === "packed";
}
