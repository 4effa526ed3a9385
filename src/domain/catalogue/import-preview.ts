/** Where an import stands: read, seen as what it would do, brought in, or ended. */
export const importStates = ["reading", "previewed", "importing", "done", "failed", "cancelled"] as const;
export type ImportState = (typeof importStates)[number];

/** What is being done of it just now. */
export const importPhases = ["waiting", "bytes", "export", "pictures", "products", "saving"] as const;
export type ImportPhase = (typeof importPhases)[number];

/** What whoever brings a file says where it does not. */
export interface ImportAnswers {
  /** What the columns of an unknown file mean, by column in lower case. */
  columns?: Readonly<Record<string, string>>;
  /** VAT by tax class in lower case. */
  tax?: Readonly<Record<string, string>>;
  /** Pieces of what the file does not count. */
  stock?: number | null;
  /** Categories by word of the file, `Odzież > Bluzy`; '': the word is none. */
  categories?: Readonly<Record<string, string>>;
  /** What is wrong is left out, a product with all its rows. */
  skipBad?: boolean;
  /** The file's quantities are counted now. */
  setStock?: boolean;
}

/** What an import changes, or would. */
export interface ImportNumbers {
  created: number;
  changed: number;
  unchanged: number;
  variants: { created: number; changed: number; hidden: number };
  prices: { changed: number };
  /** `left`: the file says another number than the shop has, and not what it knew. */
  stock: { changed: number; left: number };
  categories: { created: number; changed: number };
  manufacturers: { created: number; changed: number };
  pictures: { added: number; removed: number };
  redirects: { created: number };
  /** Goods whose catalogue price announces no reduction. */
  unannounced: number;
  /** Variants whose new price met a price for a time that runs. */
  cuts: { kept: number; replaced: number };
}

/** What an import would do, and what it asks, before anything is changed. */
export interface ImportPreview {
  /** Null: of no shop that is known. */
  format: string | null;
  /** The columns of a file that a map is needed for, each with what stands in its first row and what it is taken for; else none. */
  columns: { column: string; sample: string; field: string }[];
  /** Null: something is wrong, so that nothing of it would come in. */
  numbers: ImportNumbers | null;
  /** Goods the shop has and the file does not name: they stay as they are. */
  notInFile: number;
  /** Problems by what becomes of their rows. */
  problems: { wrong: number; left: number; told: number };
  /** Whether what is wrong can be left out, and the rest brought in. */
  canLeaveOut: boolean;
  asks: { tax: string[]; stock: boolean };
  categories: { word: string; products: number; category: string }[];
  /** Goods that would stand in no category. */
  homeless: number;
  /** What the file says and the shop does not take over, and in how many rows; `nearest`: the column that is perhaps meant. */
  notTaken: { what: string; rows: number; nearest?: string }[];
}
