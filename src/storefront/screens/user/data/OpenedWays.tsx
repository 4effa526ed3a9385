import { Button } from "../../../../ui/Button.tsx";
import { useText } from "../../../app/text.ts";

/** The ways out of a form that was opened by a button: to send it, or to leave it. */
export function OpenedWays({ send, ready, leave }: { send: string; ready: boolean; leave: () => void }) {
  const t = useText();
  return (
    <div className="account-ways">
      <Button kind="ink" type="submit" aria-disabled={!ready}>
        {send}
      </Button>
      <button type="button" className="link" onClick={leave}>
        {t("BTN_CANCEL")}
      </button>
    </div>
  );
}
