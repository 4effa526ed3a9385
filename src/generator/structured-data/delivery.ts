import { isNeverWithdrawn, type WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import type { DeliveryWay } from "../../domain/delivery/delivery-ways.ts";
import { decimal, parseDecimal } from "../../domain/money.ts";

/** Returns what delivery costs and takes, country by country, for everything the shop sends (Google: shipping policy). */
export function shippingService(ways: readonly DeliveryWay[], handOverHour: number): object {
  return {
    "@type": "ShippingService",
    fulfillmentType: "https://schema.org/FulfillmentTypeDelivery",
    handlingTime: {
      "@type": "ServicePeriod",
      cutoffTime: `${String(handOverHour).padStart(2, "0")}:00:00`,
      duration: days(0, 1),
      businessDays: workingDays.map((day) => `https://schema.org/${day}`),
    },
    shippingConditions: ways.flatMap(conditionsOf),
  };
}

/** Below what it is free from it costs something, from there on nothing. */
function conditionsOf({ countries, weight, price, freeFrom, days: onTheWay }: DeliveryWay): object[] {
  const shared = {
    "@type": "ShippingConditions",
    shippingDestination: countries.map((addressCountry) => ({ "@type": "DefinedRegion", addressCountry })),
    ...(weight !== null && {
      weight: {
        "@type": "QuantitativeValue",
        minValue: weight.above === 0 ? 0 : weight.above + 1,
        maxValue: weight.upTo,
        unitCode: "GRM",
      },
    }),
    ...(onTheWay !== null && { transitTime: { "@type": "ServicePeriod", duration: days(...onTheWay) } }),
  };
  if (freeFrom === null) return [{ ...shared, shippingRate: money({ value: price }) }];
  return [
    {
      ...shared,
      orderValue: money({ minValue: "0.00", maxValue: decimal(parseDecimal(freeFrom) - 1) }),
      shippingRate: money({ value: price }),
    },
    { ...shared, orderValue: money({ minValue: freeFrom }), shippingRate: money({ value: "0.00" }) },
  ];
}

/** Returns what may be sent back: thirty days, no reason, by post at the shopper's cost, as the page about returns promises. */
export function returnPolicy(ways: readonly DeliveryWay[]): object {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: [...new Set(ways.flatMap(({ countries }) => countries))],
    returnPolicyCountry: "PL",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: 30,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    refundType: "https://schema.org/FullRefund",
  };
}

/** Returns what may be sent back of goods a consumer cannot withdraw from buying: nothing; or, while their seal is whole, what of all others (Google: an offer's own policy, by country). */
export function exceptedReturnPolicy(exception: WithdrawalException, ways: readonly DeliveryWay[]): object {
  const policy = returnPolicy(ways);
  return isNeverWithdrawn(exception)
    ? { ...policy, ...notPermitted }
    : { ...policy, itemCondition: "https://schema.org/NewCondition" };
}

/** JSON has nothing of what is undefined. */
const notPermitted = {
  returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
  merchantReturnDays: undefined,
  returnMethod: undefined,
  returnFees: undefined,
  refundType: undefined,
};

function days(minValue: number, maxValue: number): object {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

function money(values: object): object {
  return { "@type": "MonetaryAmount", ...values, currency: "PLN" };
}

const workingDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
