import type { orderInfo as polish } from "../../pl/server/order-info.ts";

/** Czech: the placed order in words. */
export const orderInfo = {
  ORDER_INFO_ORDER: "Objednávka",
  ORDER_INFO_PIECE: "ks",
  ORDER_INFO_PIECES: "ks",
  ORDER_INFO_PRODUCTS: "Cena zboží",
  ORDER_INFO_SHIPPING: "Doprava",
  ORDER_INFO_DISCOUNT: "Slevový kód",
  ORDER_INFO_POINTS: "Sleva za body",
  ORDER_INFO_TOTAL: "Celkem k úhradě",
  ORDER_INFO_PAYMENT: "Platba",
  ORDER_INFO_ACCOUNT: "Číslo účtu",
  ORDER_INFO_REFERENCE: "Zpráva pro příjemce",
  ORDER_INFO_WAIT: "Na platbu čekáme @days dnů.",
  ORDER_INFO_BANK: "Číslo účtu a údaje k platbě jsme poslali e-mailem. Na platbu čekáme @days dnů.",
  ORDER_INFO_PAY: "Zaplatit nyní",
  ORDER_INFO_PAYING: "Přejdete na stránku poskytovatele plateb. Objednávku vám držíme @minutes minut.",
  ORDER_INFO_IN_PLN: "Tato platba se účtuje ve zlotých, zaplatíte tedy @amount.",
  ORDER_INFO_PAID: "Zaplaceno.",
  ORDER_INFO_FREE: "Není co platit.",
  ORDER_INFO_ARRIVAL: "Předpokládané doručení",
  ORDER_INFO_ONCE_MONEY_IS_HERE: "pokud zaplatíte dnes",
  ORDER_INFO_ADDRESS: "Doručovací adresa",
  ORDER_INFO_POINT: "Výdejní místo",
  ORDER_INFO_INVOICE: "Fakturační údaje",
  ORDER_INFO_COMMENT: "Poznámka",
  ORDER_INFO_PAGE: "Zobrazit objednávku",
  ORDER_INFO_REVIEW:
    "Nyní nic neplaťte: obchod musí objednávku nejdřív potvrdit a napíše vám, obvykle do jednoho pracovního dne.",

  ORDER_INFO_SHOP_TOTAL: "Celkem",
  ORDER_INFO_SHOP_SHELF: "Police @shelf",
  ORDER_INFO_SHOP_BANK: "Kupující má na převod @days dnů a uvede u něj číslo objednávky.",
  ORDER_INFO_SHOP_PAYING: "Kupující má na platbu online @minutes minut.",
  ORDER_INFO_SHOP_ONCE_MONEY_IS_HERE: "pokud platba dorazí dnes",
  ORDER_INFO_SHOP_REVIEW: "Objednávka čeká na vaše slovo a zboží nedrží: je větší nebo je jich víc než obvykle.",
} as const satisfies Record<keyof typeof polish, string>;
