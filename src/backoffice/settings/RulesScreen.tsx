import { ruleGroups } from "./config-fields.ts";
import { ConfigScreen } from "./ConfigScreen.tsx";

/** How the shop sells: its currencies, holds, limits and which of its pages the law means. */
export function RulesScreen() {
  return <ConfigScreen title="OFFICE_RULES" groups={ruleGroups} />;
}
