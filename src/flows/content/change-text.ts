import { lockChangedText, type StoredText, writeChangedText } from "../../database/content/changed-texts.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { defaultText, type TextTrouble, textTrouble } from "../../domain/dictionary/changed-texts.ts";
import { type LanCode, languageCalled } from "../../domain/language.ts";

/** `null` of a text: the default is said again. */
interface WantedText {
  code: string;
  lanCode: LanCode;
  text: string | null;
}

export type TextChange =
  | { kind: "done"; version: number }
  /** It says so already. */
  | { kind: "same"; version: number }
  | { kind: "unknown" }
  | { kind: "old"; textId: number; version: number }
  | { kind: "refused"; trouble: TextTrouble; what: string };

/**
 * Has the shop say a text otherwise than the software, or as the software again, on the version somebody has seen: 0 of
 * one that was never changed, absent of whoever looks at none. Pages of its language are made anew by a trigger's word.
 */
export async function changeText(
  db: Queryable,
  { code, lanCode, text, version }: WantedText & { version?: number },
  log: Log,
): Promise<TextChange> {
  const given = defaultText(lanCode, code);
  if (given === undefined) return { kind: "unknown" };
  // What is typed as the software has it is no change of it.
  const wanted = text === given ? null : text;
  const trouble = wanted === null ? null : textTrouble(code, given, wanted);
  if (trouble !== null) return { kind: "refused", ...trouble };
  const { lanId } = languageCalled(lanCode);
  const before = await lockChangedText(db, code, lanId);
  if (version !== undefined && version !== (before?.version ?? 0))
    return { kind: "old", textId: before?.textId ?? 0, version: before?.version ?? 0 };
  if ((before?.text ?? null) === wanted && (wanted === null || before?.writtenAgainst === given))
    return { kind: "same", version: before?.version ?? 0 };
  const row = { code, lanId, text: wanted, writtenAgainst: given };
  const written = await writeChangedText(db, { ...row, isNew: before === null });
  // Two who change it for the first time: one of them has seen none.
  if (written === null) return changeText(db, { code, lanCode, text, version: version ?? 0 }, log);
  await log({
    act: "changeText",
    entity: "text",
    entityId: written.textId,
    part: "text",
    version: written.version,
    before: { code, language: lanCode, text: before?.text ?? null },
    after: { code, language: lanCode, text: wanted },
  });
  return { kind: "done", version: written.version };
}

/** Returns whether the default has moved since a text was written beside it. */
export function hasMoved({ code, lanCode, text, writtenAgainst }: StoredText): boolean {
  return text !== null && defaultText(lanCode, code) !== writtenAgainst;
}
