/** Somebody invented, who has an account at a stand-in. */
export interface StandInPerson {
  id: string;
  name: string;
  /** Null: the provider tells no address. */
  email: string | null;
  /** The domain whose mailboxes the provider hosts (`hd`), where the address is of one. */
  hosted?: string;
}

/** Who can be chosen at Google's stand-in; the last one's address is of somebody else's mail server. */
export const googlePeople: readonly StandInPerson[] = [
  { id: "100000000000000000001", name: "Ola Zielińska", email: "ola.zielinska@bruk.example", hosted: "bruk.example" },
  { id: "100000000000000000002", name: "Iga Mazur", email: "iga.mazur@bruk.example", hosted: "bruk.example" },
  { id: "100000000000000000003", name: "Honza Novák", email: "honza.novak@posta.example" },
];

/** Who can be chosen at Facebook's stand-in; two of them have no address there. */
export const facebookPeople: readonly StandInPerson[] = [
  { id: "200000000000001", name: "Zosia Krawczyk", email: "zosia.krawczyk@poczta.example" },
  { id: "200000000000002", name: "Jan Cichy", email: null },
  { id: "200000000000003", name: "Ewa Maria Cicha", email: null },
];
