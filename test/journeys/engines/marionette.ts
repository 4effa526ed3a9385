import { once } from "node:events";
import { connect } from "node:net";

/** An answer: its kind, the number of what was asked, what went wrong, and what it comes to. */
type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Says one thing to Firefox by Marionette, its own protocol below WebDriver, for what BiDi has no words for yet: each
 * message is its length in bytes, a colon and JSON, and Firefox speaks first. Returns what it answers.
 */
export async function sayToFirefox(port: number, command: string, parameters: object): Promise<unknown> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    const messages = messagesOf(socket);
    await messages.next();
    const text = JSON.stringify([0, 1, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = (await messages.next()).value as Answer;
    if (error !== null) throw new Error(`${command}: ${error.error}, ${error.message}`);
    return result;
  } finally {
    socket.destroy();
  }
}

async function* messagesOf(socket: AsyncIterable<Buffer>): AsyncGenerator<unknown, undefined> {
  let heard = Buffer.alloc(0);
  for await (const more of socket) {
    heard = Buffer.concat([heard, more]);
    for (;;) {
      const colon = heard.indexOf(":");
      const end = colon + 1 + Number(heard.subarray(0, Math.max(0, colon)));
      if (colon < 0 || heard.length < end) break;
      yield JSON.parse(String(heard.subarray(colon + 1, end)));
      heard = heard.subarray(end);
    }
  }
}
