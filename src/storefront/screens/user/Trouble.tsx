import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";

/** What a customer asked for did not come: why, and the way to ask again. */
export function Trouble({ again }: { again: () => void }) {
  const t = useText();
  return (
    <div className="user-unknown" role="alert">
      <p className="user-trouble">
        <Icon name="warning" /> {t("MYORDER_FAILED")}
      </p>
      <Button kind="ink" onClick={again}>
        {t("MYORDER_RETRY")}
      </Button>
    </div>
  );
}
