import { useState } from "react";
import { useText } from "../../app/text.ts";
import { goToUserData } from "../../session/panel.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { lockerPostcode } from "../../../domain/order/delivery.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { LockerList } from "./LockerList.tsx";
import { LockerSearch } from "./LockerSearch.tsx";
import { focusField } from "../form/focus-field.ts";
import { useLockers } from "./use-lockers.ts";
import "./lockers.css";

/** The parcel-locker section and its four states (specification, point 4). */
export function Lockers() {
  const t = useText();
  const digits = useOrderForm((form) => lockerPostcode(form.shippingPostCode.value));
  const [words, setWords] = useState("");
  const { lockers, askAgain } = useLockers(digits, words);
  return (
    <div className="lockers" data-locker-section="" tabIndex={-1}>
      <LockerSearch search={setWords} />
      {lockers.kind === "noPostcode" && (
        <p className="lockers-note">
          {t("ORDER_POINT_POSTCODE")}{" "}
          <button type="button" className="link" onClick={goToPostcode}>
            {t("ORDER_POINT_GOTOPOSTCODE")}
          </button>
        </p>
      )}
      {lockers.kind === "loading" && (
        <p className="lockers-note lockers-loading" role="status">
          {t("ORDER_POINT_LOADING")}
        </p>
      )}
      {lockers.kind === "error" && (
        <p className="lockers-note lockers-trouble" role="alert">
          <Icon name="warning" />
          <span>
            {lockers.message ?? t("ORDER_POINT_NOTFOUND")}{" "}
            <button type="button" className="link" onClick={askAgain}>
              {t("BTN_AGAIN")}
            </button>
          </span>
        </p>
      )}
      {lockers.kind === "points" && lockers.points.length === 0 && (
        <p className="lockers-note" role="status">
          {t(words === "" ? "ORDER_POINT_NONE" : "ORDER_POINT_NOWHERE", { words })}
        </p>
      )}
      {lockers.kind === "points" && lockers.points.length > 0 && (
        <LockerList
          key={`${digits} ${words}`}
          points={lockers.points}
          title={
            words === ""
              ? t("ORDER_POINT_NEAR", { postcode: `${digits?.slice(0, 2)}-${digits?.slice(2)}` })
              : t("ORDER_POINT_FOUND", { words })
          }
        />
      )}
    </div>
  );
}

/** The field is in the next step's column; it is there one paint later. */
function goToPostcode(): void {
  goToUserData();
  requestAnimationFrame(() => focusField("shippingPostCode"));
}
