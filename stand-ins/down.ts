/** How a service is down: each call breaks off, or is answered with 503; null: it is not. */
export type Down = "broken" | "503" | null;
