import type { LanCode } from "../language.ts";

/**
 * Returns the Config entry that names the harmonised notice on the legal guarantee in a language (Directive (EU)
 * 2024/825, Implementing Regulation (EU) 2025/1960). It is the Commission's own drawing and may not be changed: the
 * operator brings the file.
 */
export function noticeCode(lanCode: LanCode): string {
  return `guarantee_notice_${lanCode}`;
}
