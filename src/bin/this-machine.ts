/** True of an address only this machine can reach. There alone a shop may have stand-ins for services it has no contract with. */
export function isThisMachine(publicUrl: string): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  return protocol === "http:" && isLoopback(hostname);
}

/** True of a host's name or address that never leaves the machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}
