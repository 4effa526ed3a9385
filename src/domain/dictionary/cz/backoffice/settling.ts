import type { Dictionary } from "../../../translations.ts";

/** Czech: what windows and cards say while something is given back, or a transfer is noted. */
export const settling = {
  OFFICE_RETURN_UNPAID: "Nikdo za to nezaplatil, takže se žádné peníze nevracejí.",
  OFFICE_RETURN_SETTLE_UNPAID: "Vypořádat vrácení",
  OFFICE_RETURN_CANCEL_UNPAID: "Stornovat objednávku",
  OFFICE_RETURN_FINAL_CORRECTION: "Oprava dostane číslo. Nelze vzít zpět.",
  OFFICE_TRANSFER_MORE:
    "Čekáme na @costs a přišlo o @difference víc. Zapíšeme všechno: objednávka bude zaplacená a @difference bude k vrácení kupujícímu.",
  OFFICE_TRANSFER_LESS:
    "Čekáme na @costs. Zapíšeme, co přišlo, a k zaplacení zůstane @difference. Kupující o tom e-mail nedostane.",
  OFFICE_TRANSFER_DONE: "Objednávka @number: zapsaný převod @sum",
  OFFICE_SETTLE_DONE_NO_MONEY: "Objednávka @number: zapsáno, teď nic nevracíte",
} as const satisfies Dictionary;
