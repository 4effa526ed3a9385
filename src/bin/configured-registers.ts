import {
  type AddressRegisters,
  noAddressRegisters,
  openAddressRegisters,
} from "../integrations/address-registers/address-registers.ts";
import {
  noTaxpayerRegisters,
  openTaxpayerRegisters,
  type TaxpayerRegisters,
} from "../integrations/taxpayer-registers/registers.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

interface ConfiguredRegisters {
  taxpayers: TaxpayerRegisters;
  addresses: AddressRegisters;
  close(): Promise<void>;
}

/** Opens the registers of sellers and addresses, unless nobody is to ask them. A shop whose address is this machine has invented ones; one that others can reach never has. */
export async function openConfiguredRegisters({
  publicUrl,
  taxpayerRegisters,
}: Pick<Settings, "publicUrl" | "taxpayerRegisters">): Promise<ConfiguredRegisters> {
  if (taxpayerRegisters === "off")
    return { taxpayers: noTaxpayerRegisters, addresses: noAddressRegisters, close: async () => undefined };
  if (!isThisMachine(publicUrl)) {
    const taxpayers = openTaxpayerRegisters({
      whiteListUrl: "https://wl-api.mf.gov.pl",
      viesUrl: "https://ec.europa.eu",
    });
    const addresses = openAddressRegisters({
      gugikUrl: "https://services.gugik.gov.pl",
      ruianUrl: "https://ags.cuzk.gov.cz",
    });
    return { taxpayers, addresses, close: async () => undefined };
  }
  const { openRegistersStandIn } = await import("../../stand-ins/taxpayer-registers.ts");
  const { openAddressStandIn } = await import("../../stand-ins/address-registers.ts");
  const sellers = await openRegistersStandIn();
  const places = await openAddressStandIn();
  return {
    taxpayers: openTaxpayerRegisters({ whiteListUrl: sellers.url, viesUrl: sellers.url }),
    addresses: openAddressRegisters({ gugikUrl: places.url, ruianUrl: places.url }),
    close: async () => {
      await sellers.close();
      await places.close();
    },
  };
}
