import type { age as polish } from "../pl/age.ts";

/** Czech: what is asked of the buyers of goods for adults. */
export const age = {
  AGE_TITLE: "Je vám 18 let?",
  AGE_TEXT: "Dál jsou věci jen pro dospělé. Než je uvidíte, potvrďte svůj věk.",
  AGE_YES: "Je mi 18 let nebo víc",
  AGE_LEAVE: "Odejít",
  AGE_KEPT: "V tomto prohlížeči si to budeme pamatovat 30 dní.",
  ORDER_AGE: "Prohlašuji, že mi bylo 18 let. V košíku je produkt jen pro dospělé.",
  ORDER_AGE_MISSING: "Zaškrtněte prohlášení o věku, nebo z košíku odeberte produkty jen pro dospělé.",
  ORDER_LINE_NOTONLINE: "Jen v kamenné prodejně. Pro odeslání objednávky tuto položku odeberte.",
  ORDER_LINE_NOTSENT: "Tento produkt do zvolené země poslat nesmíme: @country.",
} as const satisfies Record<keyof typeof polish, string>;
