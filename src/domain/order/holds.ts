/** How long an unpaid order keeps its goods, and when its buyer is reminded (guarantees, points 6 and 19). */
export interface Holds {
  /** Paid online: minutes. */
  onlineMinutes: number;
  /** Paid by bank transfer: days. */
  transferDays: number;
  /** Minutes after which an order that is to be paid online is reminded of, once. */
  reminderMinutes: number;
}

/** What Config may say of each: minutes in fives and days from five, so that the shop's texts read well in every language. */
export const holdRules = {
  hold_minutes: { field: "onlineMinutes", usual: 60, least: 15, most: 1440, step: 5 },
  hold_transfer_days: { field: "transferDays", usual: 7, least: 5, most: 30, step: 1 },
  reminder_minutes: { field: "reminderMinutes", usual: 30, least: 5, most: 1435, step: 5 },
} as const;

export type HoldCode = keyof typeof holdRules;

/** Returns how long orders wait as Config says; what it does not say, or says wrongly, is as usual: 60 minutes, 7 days, a reminder after 30 minutes. */
export function holdsOf(config: Readonly<Record<string, string>>): Holds {
  const valueOf = (code: HoldCode) => (isHold(code, config[code] ?? "") ? Number(config[code]) : holdRules[code].usual);
  return {
    onlineMinutes: valueOf("hold_minutes"),
    transferDays: valueOf("hold_transfer_days"),
    reminderMinutes: valueOf("reminder_minutes"),
  };
}

/** True of a number such an entry may hold. */
export function isHold(code: HoldCode, content: string): boolean {
  const { least, most, step } = holdRules[code];
  const value = Number(content);
  return /^\d{1,4}$/.test(content) && value >= least && value <= most && value % step === 0;
}

/** Returns for how many minutes an unpaid order keeps its goods: a bank transfer takes days. */
export function holdMinutes(paymentCode: string, { onlineMinutes, transferDays }: Holds): number {
  return paymentCode === "bank" ? transferDays * 24 * 60 : onlineMinutes;
}

/** What Config may say of `hold_cash_days`: after so many days an order to be paid on delivery that was not packed is told of. */
export const cashDays = { usual: 7, least: 1, most: 60 };
