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

/** Returns what is wrong with a producer, null for one that may be shown and for one of whom nothing is said. */
export function producerProblem({ responsible, ...producer }: Producer): string | null {
  const contacts = [producer, ...(responsible === null ? [] : [responsible])];
  if (responsible !== null && isUnsaid(producer)) return "There is a responsible person and no producer.";
  for (const contact of contacts) {
    if (isUnsaid(contact) && contact === producer) continue;
    if (Object.values(contact).some((text) => text === ""))
      return "A producer and a responsible person each need a name, a postal and an e-mail address.";
    if (!/^[^\s@]+@[^\s@]+$/.test(contact.email)) return `'${contact.email.slice(0, 80)}' is no e-mail address.`;
    if (Object.values(contact).some((text) => text.length > contactLimit))
      return "A producer's name and addresses have at most 300 characters each.";
  }
  return null;
}

/** What a producer is before anything is said of one. */
export const noProducer: Producer = { name: "", address: "", email: "", responsible: null };

/** Returns whether all is said of a producer that the law wants (Regulation (EU) 2023/988, art. 19). */
export function isWholeProducer(producer: Producer): boolean {
  return producer.name !== "" && producerProblem(producer) === null;
}

/** Characters of each of a contact's fields. */
export const contactLimit = 300;

function isUnsaid({ name, address, email }: Contact): boolean {
  return name === "" && address === "" && email === "";
}
