import { textIn } from "../dictionary/dictionaries.ts";
import type { LanCode } from "../language.ts";
import type { Contact, Producer } from "./producer.ts";

/** A contact as a page shows it; `who`: what they are of the product, in words. */
export interface SafetyContact extends Contact {
  who: string;
}

/** Returns whom a page names: the producer, the person responsible in the Union, each where there is one. */
export function safetyContacts({ responsible, ...producer }: Producer, lanCode: LanCode): SafetyContact[] {
  const { name, address, email } = producer;
  return [
    ...(name === "" ? [] : [{ who: textIn(lanCode, "SAFETY_PRODUCER"), name, address, email }]),
    ...(responsible === null ? [] : [{ who: textIn(lanCode, "SAFETY_RESPONSIBLE"), ...responsible }]),
  ];
}
