/** How long connections may take, in milliseconds. */
export interface ConnectionTimes {
  /** With nothing being asked. */
  idle: number;
  /** From the first byte of a request, or from the connection, until all of it is there. */
  request: number;
  /** From one look for requests that take longer to the next. */
  looked: number;
}

/**
 * A proxy closes a connection it does not use after a minute (nginx, `deploy/nginx.conf`; most others too): the server
 * waits for longer, or a request would meet a connection that is just being closed. The largest body, 256 kB, arrives within
 * the minute at 35 kbit/s; without a bound, whoever sends a byte now and then has a connection for ever.
 */
export const connectionTimes: ConnectionTimes = { idle: 75_000, request: 60_000, looked: 5_000 };
