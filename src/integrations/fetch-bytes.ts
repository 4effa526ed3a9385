export type Fetched = { kind: "fetched"; bytes: Buffer } | { kind: "refused" | "unreachable"; why: string };

const mostRedirects = 5;

/** Fetches what lies at an http(s) address, at most so many bytes in so many milliseconds, over a few redirects. */
export async function fetchBytes(address: URL, { timeout, mostBytes }: { timeout: number; mostBytes: number }): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeout);
  let at = address;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await fetch(at, { signal, redirect: "manual", headers: { accept: "image/avif,image/webp,image/*;q=0.8" } });
      const location = response.headers.get("location");
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        if (!URL.canParse(location, at.href)) return { kind: "refused", why: "it leads to no address" };
        at = new URL(location, at);
        if (!/^https?:$/.test(at.protocol)) return { kind: "refused", why: "it leads away from the web" };
        continue;
      }
      if (response.ok) return await bodyOf(response, mostBytes);
      await response.body?.cancel();
      return { kind: "refused", why: `the server answers ${response.status}` };
    }
    return { kind: "refused", why: `it leads on more than ${mostRedirects} times` };
  } catch {
    return { kind: "unreachable", why: signal.aborted ? `no answer in ${timeout / 1000} s` : "the server cannot be reached" };
  }
}

async function bodyOf(response: Response, mostBytes: number): Promise<Fetched> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > mostBytes) return { kind: "refused", why: `it is larger than ${mostBytes} bytes` };
    pieces.push(piece);
  }
  return { kind: "fetched", bytes: Buffer.concat(pieces) };
}
