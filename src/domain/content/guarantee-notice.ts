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
