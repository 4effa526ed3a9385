import { type LanId, languages, languageOf } from "../../domain/language.ts";
import { navigate } from "../app/navigation/navigate.ts";
import { textNow, useText } from "../app/text.ts";
import { languageIn } from "../../contract/paths.ts";
import { useSession } from "../session/store.ts";
import { notify } from "./notices-state.ts";
import "./select.css";

/** The shop's languages; choosing one leads to the home page (specification, point 4). */
export function LanguageSelect() {
  const t = useText();
  const lanId = useSession((state) => state.lanId);
  const choose = async (value: string) => {
    const chosen = await changeLanguage(languageOf(value).lanId);
    if (chosen === "failed") notify(textNow("ERROR_SERVER"), "trouble");
  };
  return (
    <select
      className="quiet-select"
      aria-label={t("LAYOUT_LANGUAGE")}
      value={lanId}
      onChange={(event) => void choose(event.target.value)}
    >
      {languages.map((language) => (
        <option key={language.lanId} value={language.lanId} lang={language.tag}>
          {language.name}
        </option>
      ))}
    </select>
  );
}

/** Few ever choose another: what does it comes with the first choice. */
async function changeLanguage(lanId: LanId): Promise<"chosen" | "failed" | "overtaken"> {
  try {
    const { chooseLanguage, keepChosen } = await import("../session/choose-language.ts");
    const chosen = await chooseLanguage(lanId, goTo);
    if (chosen === "chosen") keepChosen();
    return chosen;
  } catch {
    return "failed";
  }
}

/** What is built into a page of a path that names its language is that one: another begins with a page of its own. */
function goTo(path: string): void {
  if (languageIn(location.pathname).lanId === 1) void navigate(path);
  else location.assign(path);
}
