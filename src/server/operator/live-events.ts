import { PassThrough } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { permissionToHear } from "../../contract/operator/events.ts";
import { etag } from "../../contract/operator/route.ts";
import type { Pool } from "../../database/connect.ts";
import { forgetSilent } from "../../database/staff/presence.ts";
import {
  changesSince,
  type RecordChange,
  recordChanges,
  recordChannel,
  standingSessions,
} from "../../database/staff/record-changes.ts";
import type { Person } from "./context.ts";

/** Milliseconds between two signs of life; a proxy closes what is silent for a minute. */
const beat = 20_000;
/** Streams of one session at once. */
const mostStreams = 20;
/** Bytes that may wait for a browser that does not read. */
const mostWaiting = 256 * 1024;

interface Stream {
  person: Person;
  out: PassThrough;
}

export interface LiveEvents {
  /** Returns a stream of server-sent events that ends with the session, beginning with what changed since; null: this session has too many. */
  open(person: Person, after: number | null): Promise<PassThrough | null>;
  close(): void;
}

/**
 * Tells browsers of staff what changes, as the database tells of it: each server process listens while somebody listens
 * to it. One that cannot listen any more ends all its streams; the browsers come back with the last change they heard of.
 */
export function openLiveEvents(pool: Pool, log: FastifyBaseLogger): LiveEvents {
  const streams = new Set<Stream>();
  let listening: Promise<void> | null = null;
  /** Listens no more. */
  let lose = (): void => undefined;
  let heard: number[] = [];
  const beating = setInterval(() => void lookAround(), beat);
  beating.unref();

  function listen(): Promise<void> {
    listening ??= begin();
    return listening;
  }

  async function begin(): Promise<void> {
    const client = await pool.connect();
    let isLost = false;
    const own = () => {
      if (isLost) return;
      isLost = true;
      listening = null;
      client.release(true);
      for (const { out } of streams) out.end();
    };
    lose = own;
    client.on("notification", ({ payload = "" }) => hear(payload));
    client.once("error", own).once("end", own);
    await client.query(`LISTEN ${recordChannel}`).catch((error: unknown) => {
      own();
      throw error;
    });
  }

  function hear(payload: string): void {
    const [kind, entity = "", entityId = ""] = payload.split(":");
    if (kind === "here") {
      tell(entity, eventOf("here", { entity, entityId }));
      return;
    }
    // What is told of at once is looked up at once.
    if (heard.push(Number(payload)) === 1) setImmediate(() => void lookUp());
  }

  async function lookUp(): Promise<void> {
    const ids = heard;
    heard = [];
    try {
      const changes = await recordChanges(pool, ids);
      for (const change of changes) tell(change.entity, changeEvent(change));
      // A session may have ended by it.
      if (changes.some(({ entity }) => entity === "staff")) await endWhoLeft();
    } catch (error) {
      log.error({ err: error }, "changes could not be told of");
      for (const { out } of streams) out.end();
    }
  }

  function tell(entity: string, event: string): void {
    for (const { person, out } of streams) if (mayHear(person, entity)) write(out, event);
  }

  async function lookAround(): Promise<void> {
    if (streams.size === 0) return;
    try {
      await endWhoLeft();
      await forgetSilent(pool);
      for (const { out } of streams) write(out, eventOf("beat", {}));
    } catch (error) {
      log.error({ err: error }, "who listens could not be looked up");
    }
  }

  async function endWhoLeft(): Promise<void> {
    const asked = [...streams];
    const standing = await standingSessions(pool, [...new Set(asked.map(({ person }) => person.session_id))]);
    for (const { person, out } of asked) if (!standing.has(person.session_id)) out.end();
  }

  return {
    async open(person, after) {
      const own = [...streams].filter((stream) => stream.person.session_id === person.session_id);
      if (own.length >= mostStreams) return null;
      const stream: Stream = { person, out: new PassThrough() };
      streams.add(stream);
      stream.out.once("close", () => streams.delete(stream));
      try {
        await listen();
        const missed = await changesSince(pool, after);
        stream.out.write(`retry: 2000\n\n${eventOf("beat", {})}`);
        if (missed === null) stream.out.write(eventOf("missed", {}));
        for (const change of missed ?? []) if (mayHear(person, change.entity)) write(stream.out, changeEvent(change));
        return stream.out;
      } catch (error) {
        stream.out.destroy();
        throw error;
      }
    },
    close() {
      clearInterval(beating);
      for (const { out } of streams) out.end();
      lose();
    },
  };
}

function mayHear({ permissions }: Person, entity: string): boolean {
  return permissions.includes(permissionToHear(entity));
}

function write(out: PassThrough, event: string): void {
  // Who does not read comes back, and is told what changed meanwhile.
  if (out.writableLength > mostWaiting) out.destroy();
  else if (!out.writableEnded) out.write(event);
}

function changeEvent({ change_id, entity, entity_id, part, version, by }: RecordChange): string {
  const said = version === null || part === null ? null : etag(part, version);
  return `id: ${change_id}\n${eventOf("change", { entity, entityId: entity_id, part, version: said, by })}`;
}

function eventOf(kind: string, data: Readonly<Record<string, unknown>>): string {
  return `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}
