import { paths } from "../../../contract/paths.ts";
import { age } from "../../../domain/dictionary/pl/age.ts";
import { Button, buttonClass } from "../../../ui/Button.tsx";
import { useModal } from "../../../ui/use-modal.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { teach, useText } from "../../app/text.ts";
import { isDeclaredAdult } from "../../session/adult.ts";
import { declareAdult } from "../../session/declare-adult.ts";
import "../../../ui/dialog.css";

teach(age);

/** The declaration, or the way out; Esc is the way out too, however often it is pressed. */
export function AgeDialog({ onDeclared }: { onDeclared: () => void }) {
  const t = useText();
  const dialog = useModal();
  const declare = () => {
    declareAdult();
    onDeclared();
  };
  const leave = () => dialog.current?.querySelector("a")?.click();
  return (
    <dialog
      ref={dialog}
      className="dialog age-gate"
      aria-labelledby="age-title"
      aria-describedby="age-text"
      onCancel={(event) => (event.preventDefault(), leave())}
      onClose={() => isDeclaredAdult() || leave()}
    >
      <p className="age-sign" aria-hidden="true">
        {t("PRODUCT_ADULT")}
      </p>
      <div className="age-what">
        <h2 id="age-title">{t("AGE_TITLE")}</h2>
        <p id="age-text">{t("AGE_TEXT")}</p>
        <div className="age-answers">
          <Button kind="signal" size="big" onClick={declare}>
            {t("AGE_YES")}
          </Button>
          <Link className={buttonClass({ size: "big" })} href={paths.home}>
            {t("AGE_LEAVE")}
          </Link>
        </div>
        <p className="age-kept">{t("AGE_KEPT")}</p>
      </div>
    </dialog>
  );
}
