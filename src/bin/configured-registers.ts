import {
  noTaxpayerRegisters,
  openTaxpayerRegisters,
  type TaxpayerRegisters,
} from "../integrations/taxpayer-registers/registers.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** Opens the registers of sellers, unless nobody is to ask them. A shop whose address is this machine has invented sellers; one that others can reach never has. */
export async function openConfiguredRegisters({
  publicUrl,
  taxpayerRegisters,
}: Pick<Settings, "publicUrl" | "taxpayerRegisters">): Promise<{
  taxpayers: TaxpayerRegisters;
  close(): Promise<void>;
}> {
  if (taxpayerRegisters === "off") return { taxpayers: noTaxpayerRegisters, close: async () => undefined };
  if (!isThisMachine(publicUrl)) {
    const taxpayers = openTaxpayerRegisters({
      whiteListUrl: "https://wl-api.mf.gov.pl",
      viesUrl: "https://ec.europa.eu",
    });
    return { taxpayers, close: async () => undefined };
  }
  const { openRegistersStandIn } = await import("../../stand-ins/taxpayer-registers.ts");
  const { url, close } = await openRegistersStandIn();
  return { taxpayers: openTaxpayerRegisters({ whiteListUrl: url, viesUrl: url }), close };
}
