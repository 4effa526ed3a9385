import { orderAttempt, useOrderAttempt } from "../confirm/attempt.ts";
import "./check.css";

/** The buyer asks for Ceneo's questionnaire, and lets the shop pass on what it needs for it; kept with the order, with these words. */
export function OpinionField({ words }: { words: string }) {
  const given = useOrderAttempt((state) => state.opinion);
  return (
    <div className="check-field">
      <label className="check">
        <input
          type="checkbox"
          name="opinion"
          checked={given}
          onChange={(event) => orderAttempt.setState({ opinion: event.target.checked })}
        />
        <span>{words}</span>
      </label>
    </div>
  );
}
