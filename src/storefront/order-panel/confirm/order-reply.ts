import type { Product } from "../../../domain/catalogue/product.ts";
import { readProduct } from "../../session/product-shape.ts";
import { count, list, object, text } from "../../session/shapes.ts";
import type { Answer } from "../../session/shop-call.ts";
import type { Refusal } from "./attempt.ts";

export type OrderReply =
  | {
      kind: "placed";
      orderId: string;
      orderInfo: string;
      account: { token: string; contactData: Record<string, unknown> } | null;
      /** What passes the order on to Ceneo; absent: its buyer did not ask for it. */
      opinionPage?: string;
    }
  | { kind: "refused"; refusal: Refusal & { code: string }; products: Product[] | null; points: number | null };

/** Reads makeOrder's reply (specification, points 4 and 7); undefined for one that makes no sense. */
export function readOrderReply({ reply }: Pick<Answer, "reply">): OrderReply | undefined {
  if (reply["error"]) {
    return {
      kind: "refused",
      refusal: {
        code: String(reply["error"]),
        message: text(reply["errorMessage"]) ?? "",
        about: text(reply["about"]) ?? null,
      },
      products: list(readProduct)(reply["products"]) ?? null,
      points: count(reply["points"]) ?? null,
    };
  }
  const orderId = typeof reply["orderId"] === "number" ? String(reply["orderId"]) : text(reply["orderId"]);
  if (orderId === undefined || orderId === "") return undefined;
  const opinionPage = text(reply["opinionPage"]);
  return {
    kind: "placed",
    orderId,
    orderInfo: text(reply["orderInfo"]) ?? "",
    account: newAccount(reply),
    ...(opinionPage !== undefined && { opinionPage }),
  };
}

function newAccount(reply: Record<string, unknown>): { token: string; contactData: Record<string, unknown> } | null {
  const token = text(reply["token"]);
  return reply["accountCreated"] && token ? { token, contactData: object(reply["contactData"]) ?? {} } : null;
}
