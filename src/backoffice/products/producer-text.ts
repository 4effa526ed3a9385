import type { Producer } from "../../domain/catalogue/producer.ts";

/** Returns a producer in one line, with the person responsible in the Union where there is one; '': nobody is said. */
export function producerText(producer: Producer | null): string {
  if (producer === null) return "";
  const contacts = [producer, producer.responsible].filter((one) => one !== null);
  return contacts.map(({ name, address, email }) => [name, address, email].filter(Boolean).join(", ")).join("; ");
}
