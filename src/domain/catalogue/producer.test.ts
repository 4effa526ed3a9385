import assert from "node:assert/strict";
import { test } from "node:test";
import { producerProblem } from "./producer.ts";

const brukarz = {
  name: "Brukarz sp. z o.o.",
  address: "ul. Kamienna 14, 31-403 Kraków",
  email: "zgodnosc@brukarz.example",
};
const nobody = { name: "", address: "", email: "" };

test("a producer is whole, with a person responsible in the Union where there is one, or unsaid", () => {
  assert.equal(producerProblem({ ...brukarz, responsible: null }), null);
  assert.equal(producerProblem({ ...brukarz, responsible: brukarz }), null);
  assert.equal(producerProblem({ ...nobody, responsible: null }), null);
});

test("half a producer is refused: the law wants a name, a postal and an e-mail address", () => {
  for (const field of ["name", "address", "email"]) {
    assert.match(
      producerProblem({ ...brukarz, [field]: "", responsible: null }) ?? "",
      /name, a postal and an e-mail/,
      field,
    );
    assert.match(
      producerProblem({ ...brukarz, responsible: { ...brukarz, [field]: "" } }) ?? "",
      /name, a postal and an e-mail/,
      field,
    );
  }
  assert.match(producerProblem({ ...nobody, responsible: brukarz }) ?? "", /no producer/);
  assert.match(producerProblem({ ...brukarz, email: "brukarz", responsible: null }) ?? "", /no e-mail/);
});
