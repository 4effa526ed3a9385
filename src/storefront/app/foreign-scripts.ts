/** Trusted Types, as far as they are used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

const origins = new Set<string>();
const loading = new Map<string, Promise<void>>();
let guarded = false;

/**
 * Brings in a configured third party's script, once; called after consent or a click, never before. The policy named
 * 'default' lets scripts of that host in, those it adds for itself too, and no others; markup and code as text stay
 * refused (guarantees, point 17). Rejects when the script does not come, and may then be asked again.
 */
export function loadForeignScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  origins.add(new URL(address).origin);
  guard();
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      loading.delete(address);
      reject(new Error("a third party's script did not come"));
    });
    document.head.append(script);
  });
  loading.set(address, coming);
  return coming;
}

function guard(): void {
  if (guarded) return;
  guarded = true;
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  types?.createPolicy("default", {
    createScriptURL: (address) => (origins.has(new URL(address, location.href).origin) ? address : null),
  });
}
