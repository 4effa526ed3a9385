/** What a service worker sees of its world, as far as ours uses it: the browser's own types know pages alone. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<{ url: string; postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface WorkEvent {
  /** The browser keeps the worker until this is done. */
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends WorkEvent {
  readonly request: Request;
  /** A page the browser has begun to fetch while the worker woke up. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export const worker = globalThis as unknown as WorkerScope;
