import type { LanCode } from "../language.ts";

/**
 * The harmonised notice on the legal guarantee (Directive (EU) 2024/825, Implementing Regulation (EU) 2025/1960) is
 * the Commission's own drawing and may not be changed: the operator brings the file, these Config entries name it.
 */
export const noticeCodes: Record<LanCode, string> = {
  pl: "guarantee_notice_pl",
  en: "guarantee_notice_en",
  cz: "guarantee_notice_cz",
};

/** What the notice says, for those who do not see it. */
export const noticeTexts: Record<LanCode, string> = {
  pl: "Urzędowe zawiadomienie o gwarancji prawnej zgodności towaru z umową w Unii Europejskiej: co najmniej dwa lata, na każdy towar, bez opłat.",
  en: "Official notice of the legal guarantee of conformity in the European Union: at least two years, for all goods, free of charge.",
  cz: "Úřední oznámení o zákonné záruce souladu zboží v Evropské unii: nejméně dva roky, na veškeré zboží, bezplatně.",
};
