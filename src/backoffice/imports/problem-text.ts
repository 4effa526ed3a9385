import { useCallback } from "react";
import type { ImportProblemSaid } from "../../contract/operator/imports.ts";
import { useText } from "../text.ts";

/** Everything the sentences of problems name; what a reader did not say of one stands empty. */
const unsaid = {
  value: "",
  currency: "",
  before: "",
  price: "",
  name: "",
  most: "",
  least: "",
  names: "",
  pieces: "",
  asked: "",
  had: "",
  classes: "",
  first: "",
  values: "",
  attributes: "",
  needed: "",
  known: "",
  other: "",
  cells: "",
  header: "",
  codePage: "",
  meant: "",
  under: "",
  text: "",
};

/** Returns what says a problem and the way on, in the language that is spoken. */
export function useProblemText(): (problem: Pick<ImportProblemSaid, "code" | "fill" | "value">) => string {
  const t = useText();
  return useCallback(
    ({ code, fill, value }) => t(`OFFICE_PROBLEM_${code}`, { ...unsaid, value: value ?? "", ...fill }),
    [t],
  );
}
