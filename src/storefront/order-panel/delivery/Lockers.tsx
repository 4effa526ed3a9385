import { useState } from "react";
import { useText } from "../../app/text.ts";
import { goToUserData } from "../steps.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { lockerPostcode } from "../../../domain/delivery/delivery.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { LockerList } from "./LockerList.tsx";
import { LockerSearch } from "./LockerSearch.tsx";
import { focusField } from "../form/focus-field.ts";
import { useKindOfPoint, usePointCountry } from "./kind-of-point.ts";
import { typedPostcode, writtenPostcode } from "./locker-points.ts";
import { useLockers } from "./use-lockers.ts";
import "./lockers.css";

/** The section of parcel lockers, or of Packeta's points, and its four states (specification, point 4). */
export function Lockers() {
  const t = useText();
  const country = usePointCountry();
  const code = useKindOfPoint();
  const ordered = useOrderForm((form) => lockerPostcode(form.shippingPostCode.value));
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const other = typedPostcode(asked);
  const [digits, words] = other === null ? [ordered, asked] : [other, ""];
  const { lockers, askAgain } = useLockers(digits, words, country);
  const addTown = () => {
    setTyped(`${words.replace(/[\s,]+$/, "")}, `);
    requestAnimationFrame(() => focusField("lockerSearch"));
  };
  return (
    <div className="lockers" data-locker-section="" tabIndex={-1}>
      <LockerSearch typed={typed} type={setTyped} search={setAsked} />
      {lockers.kind === "noPostcode" && (
        <p className="lockers-note">
          {t(`${code}_POSTCODE`)}{" "}
          <button type="button" className="link" onClick={goToPostcode}>
            {t("ORDER_POINT_GOTOPOSTCODE")}
          </button>
        </p>
      )}
      {lockers.kind === "loading" && (
        <p className="lockers-note lockers-loading" role="status">
          {t(`${code}_LOADING`)}
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
          {words === "" ? t(`${code}_NONE`) : t(`${code}_NOWHERE`, { words })}{" "}
          {words !== "" && (
            <button type="button" className="link" onClick={addTown}>
              {t("ORDER_POINT_ADD_TOWN")}
            </button>
          )}
        </p>
      )}
      {lockers.kind === "points" && lockers.points.length > 0 && (
        <LockerList
          key={`${digits} ${words}`}
          points={lockers.points}
          title={
            words === ""
              ? t("ORDER_POINT_NEAR", { postcode: writtenPostcode(digits ?? "", country) })
              : lockers.elsewhere === null
                ? t(`${code}_FOUND`, { words })
                : t(`${code}_ELSEWHERE`, { words, town: lockers.elsewhere })
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
