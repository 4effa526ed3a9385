import { useSpoken, useText } from "../text.ts";
import { languageCalled } from "../../domain/language.ts";
import { useOthersHere } from "./use-others-here.ts";
import "./others-here.css";

/** Who else has the same record open, read out as they come: nobody is kept out by it. */
export function OthersHere({ entity, id }: { entity: string; id: number }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const names = useOthersHere(entity, id);
  const list = new Intl.ListFormat(languageCalled(lanCode).tag).format(names);
  return (
    <span role="status" className="others-here">
      {names.length > 0 && t(names.length === 1 ? "OFFICE_ONE_HERE" : "OFFICE_SOME_HERE", { names: list })}
    </span>
  );
}
