import { useMutation } from "@tanstack/react-query";
import { configRoutes } from "../../contract/operator/config.ts";
import { nipForm } from "../../domain/seller-numbers.ts";
import { configForm } from "../../domain/shop-config.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import type { ConfigFields } from "./config-fields.ts";

interface TaxpayerCheckProps {
  values: ConfigFields;
  onTake: (fields: ConfigFields) => void;
}

type Found = NonNullable<AnswerOf<(typeof configRoutes)["taxpayer"]>["taxpayer"]>;

/** Asks the public registers for the NIP that is typed, says what they know and has it taken into the fields: all at once, each account by itself. Nothing waits for it. */
export function TaxpayerCheck({ values, onTake }: TaxpayerCheckProps) {
  const t = useText();
  const nip = nipForm(values.shop_nip ?? "");
  const ask = useMutation({
    mutationFn: (nip: string) => call(configRoutes.taxpayer, { parameters: { nip } }),
  });
  const isOfThis = ask.variables === nip;
  const answer = isOfThis ? ask.data : undefined;
  return (
    <div className="taxpayer">
      <Act busy={ask.isPending} disabled={nip === null} onClick={() => nip !== null && ask.mutate(nip)}>
        {t("OFFICE_TAXPAYER_ASK")}
      </Act>
      <div role="status">
        {nip === null && <p className="mute">{t("OFFICE_TAXPAYER_NO_NIP")}</p>}
        {answer !== undefined && (
          <>
            {answer.whiteList === "off" ? (
              <p>{t("OFFICE_TAXPAYER_OFF")}</p>
            ) : (
              <ul className="taxpayer-registers">
                <li>{t(`OFFICE_TAXPAYER_LIST_${answer.whiteList.toUpperCase()}`)}</li>
                <li>{t(`OFFICE_TAXPAYER_VIES_${answer.vies.toUpperCase()}`)}</li>
              </ul>
            )}
            {answer.taxpayer !== null && <Proposed found={answer.taxpayer} values={values} onTake={onTake} />}
          </>
        )}
      </div>
      {isOfThis && <Refused error={ask.error} />}
    </div>
  );
}

function Proposed({ found, values, onTake }: { found: Found } & TaxpayerCheckProps) {
  const t = useText();
  const { name, street, city, regon, krs, accounts } = found;
  const proposed = (
    [
      ["shop_company", name],
      ["shop_street", street],
      ["shop_city", city],
      ["shop_regon", regon],
      ["shop_krs", krs],
      // Of several nobody knows which is the shop's.
      ["shop_bank_account", accounts.length === 1 ? accounts[0]! : ""],
    ] as const
  ).filter(([code, content]) => content !== "" && configForm(code, content) !== null);
  const others = proposed.filter(
    ([code, content]) => configForm(code, values[code] ?? "") !== configForm(code, content),
  );
  return (
    <div className="taxpayer-found">
      <dl className="email-facts">
        {proposed.map(([code, content]) => (
          <div key={code}>
            <dt>{t(`OFFICE_CONFIG_${code.toUpperCase()}`)}</dt>
            <dd className="breaks">{configForm(code, content)}</dd>
          </div>
        ))}
      </dl>
      {others.length === 0 ? (
        <p className="mute">{t("OFFICE_TAXPAYER_SAME")}</p>
      ) : (
        <Act
          kind="ink"
          onClick={() =>
            onTake(Object.fromEntries(others.map(([code, content]) => [code, configForm(code, content)!])))
          }
        >
          {t("OFFICE_TAXPAYER_TAKE")}
        </Act>
      )}
      {accounts.length > 1 && (
        <ul className="taxpayer-accounts">
          {accounts.map((account) => (
            <li key={account}>
              <Act
                kind="plain"
                onClick={() => onTake({ shop_bank_account: configForm("shop_bank_account", account) ?? account })}
              >
                {t("OFFICE_TAXPAYER_TAKE_ACCOUNT", { account: configForm("shop_bank_account", account) ?? account })}
              </Act>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
