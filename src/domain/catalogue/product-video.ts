import type { LanCode } from "../language.ts";

/** A video that a picture of a product stands for until it is played, and what is said in it, as stored files. */
export interface ProductVideo {
  file: string;
  /** WebVTT, by the language it is in. */
  captions: Partial<Record<LanCode, string>>;
}
