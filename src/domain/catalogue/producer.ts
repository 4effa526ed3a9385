import { textIn } from "../dictionary/dictionaries.ts";
import type { LanCode } from "../language.ts";

/**
 * Who answers for the safety of a product, shown where it is offered (law: Regulation (EU) 2023/988, art. 19):
 * the producer, and for one outside the Union the person responsible in it. Empty texts where nobody said.
 */
export interface Producer extends Contact {
  responsible: Contact | null;
}

/** A name with a postal and an e-mail address. */
export interface Contact {
  name: string;
  address: string;
  email: string;
}

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

/** Returns what is wrong with a producer, null for one that may be shown and for one of whom nothing is said. */
export function producerProblem({ responsible, ...producer }: Producer): string | null {
  const contacts = [producer, ...(responsible === null ? [] : [responsible])];
  if (responsible !== null && isUnsaid(producer)) return "There is a responsible person and no producer.";
  for (const contact of contacts) {
    if (isUnsaid(contact) && contact === producer) continue;
    if (Object.values(contact).some((text) => text === ""))
      return "A producer and a responsible person each need a name, a postal and an e-mail address.";
    if (!/^[^\s@]+@[^\s@]+$/.test(contact.email)) return `'${contact.email.slice(0, 80)}' is no e-mail address.`;
    if (Object.values(contact).some((text) => text.length > 300))
      return "A producer's name and addresses have at most 300 characters each.";
  }
  return null;
}

function isUnsaid({ name, address, email }: Contact): boolean {
  return name === "" && address === "" && email === "";
}
