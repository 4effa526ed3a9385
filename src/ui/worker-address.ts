interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Returns the worker's address as one the browser trusts, under the policy 'bruk-worker', which knows it alone. */
export function workerAddress(address: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  return types?.createPolicy("bruk-worker", { createScriptURL: () => address }).createScriptURL(address) ?? address;
}
