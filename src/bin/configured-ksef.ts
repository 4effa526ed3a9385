import { createHash } from "node:crypto";
import type { KsefEnvironment } from "../domain/invoice/ksef-duty.ts";
import { KsefProblem } from "../domain/invoice/ksef-problem.ts";
import type { ConnectionTest, OpenedConnection } from "../flows/connection/open-connection.ts";
import { type Ksef, openKsef } from "../integrations/ksef/ksef.ts";
import type { KsefLogIn } from "../integrations/ksef/log-in.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** KSeF as the shop speaks with it. */
export interface ConfiguredKsef {
  /** Returns KSeF for a seller; the same for the same credentials. */
  open: (opened: OpenedConnection<"ksef">) => Ksef;
  test: ConnectionTest<"ksef">;
  close(): Promise<void>;
}

const apis: Record<KsefEnvironment, string> = {
  test: "https://api-test.ksef.mf.gov.pl/v2",
  demo: "https://api-demo.ksef.mf.gov.pl/v2",
  production: "https://api.ksef.mf.gov.pl/v2",
};

/** Opens KSeF: of a shop whose address is this machine it is a stand-in, whatever is chosen; one that others can reach never has that. */
export async function openConfiguredKsef(
  { publicUrl }: Pick<Settings, "publicUrl">,
  warn: (says: string) => void,
): Promise<ConfiguredKsef> {
  if (!isThisMachine(publicUrl))
    return ksefAt((environment) => apis[environment], { warn, close: async () => undefined });
  const { openKsefStandIn } = await import("../../stand-ins/ksef/ksef.ts");
  const standIn = await openKsefStandIn();
  return ksefAt(() => standIn.url, { warn, close: standIn.close });
}

function ksefAt(
  apiOf: (environment: KsefEnvironment) => string,
  { warn, close }: { warn: (says: string) => void; close: () => Promise<void> },
): ConfiguredKsef {
  let last: { digest: string; ksef: Ksef } | null = null;
  const fresh = (opened: OpenedConnection<"ksef">) =>
    openKsef({ apiUrl: apiOf(opened.fields.environment), logIn: logInOf(opened), warn });
  return {
    open(opened) {
      const digest = createHash("sha256").update(JSON.stringify(opened)).digest("hex");
      if (last?.digest !== digest) last = { digest, ksef: fresh(opened) };
      return last.ksef;
    },
    async test(opened) {
      try {
        await fresh(opened).logIn();
        return { result: "works", says: "" };
      } catch (error) {
        if (!(error instanceof KsefProblem)) throw error;
        const { kind, message: says } = error;
        const known = kind === "credentials" || kind === "permission";
        return { result: known ? kind : kind === "refused" ? "credentials" : "silent", says };
      }
    },
    close,
  };
}

function logInOf({ fields, secrets }: OpenedConnection<"ksef">): KsefLogIn {
  const { certificate, privateKey, keyPassword: password, token } = secrets;
  return {
    nip: fields.nip,
    by:
      fields.authentication === "token"
        ? { kind: "token", token }
        : { kind: "certificate", certificate, privateKey, password },
  };
}
