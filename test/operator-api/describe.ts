import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { order } from "../../src/contract/operator/order.ts";
import { problem, problemStatus, type ProblemCode } from "../../src/contract/operator/problem.ts";
import { operatorPath, type Route } from "../../src/contract/operator/route.ts";
import { operatorRoutes } from "../../src/contract/operator/routes.ts";
import { session } from "../../src/contract/operator/session.ts";
import { permissionToSee } from "../../src/contract/operator/seen-with.ts";
import { money } from "../../src/contract/operator/values.ts";
import { authentication, registration, registrationOptions } from "../../src/contract/operator/webauthn.ts";

type Json = Readonly<Record<string, unknown>>;

/** Returns the operator API's description (OpenAPI 3.1), made from the one table of its routes; `docs/operator-api.json` is this. */
export function describeOperatorApi(): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(operatorRoutes) as [string, Route][])
    (paths[route.path.replace(/:(\w+)/g, "{$1}")] ??= {})[route.method.toLowerCase()] = operation(name, route);
  return {
    openapi: "3.1.0",
    info: {
      title: "Bruk, the operator API",
      version: "1",
      description:
        "What staff's application calls. Each operation names its permission (`x-permission`); a field with `x-seen-with` is absent for who lacks that permission. Refusals are problems of RFC 9457 with a code. Lists are read on with `after`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: operatorPath }],
    security: [{ session: [] }, { key: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-bruk-staff",
          description: "On plain http, on one's own machine, it is called bruk-staff.",
        },
        key: { type: "http", scheme: "bearer", description: "A key of another program, as createKey shows it once." },
      },
      responses: {
        Problem: {
          description: "Refused.",
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
      schemas: Object.fromEntries(
        Object.entries(shared).map(([name, schema]) => [name, schemaOf(schema, "output", { whole: true })]),
      ),
    },
  };
}

function operation(name: string, route: Route): Json {
  const { permission, versioned, idempotent, stepUp, undo } = route;
  return {
    operationId: name,
    summary: route.summary,
    ...(permission === "anyone" ? { security: [] } : {}),
    ...(permission === "signed-in" || stepUp ? { security: [{ session: [] }] } : {}),
    "x-permission": permission,
    ...(stepUp ? { "x-step-up": true } : {}),
    ...(undo === undefined ? {} : { "x-undo": undo }),
    parameters: [
      ...parametersIn("path", route.parameters),
      ...parametersIn("query", route.query),
      ...(versioned === undefined ? [] : [header("If-Match", `The version it was decided on: \`"${versioned}-3"\`.`)]),
      ...(idempotent
        ? [header("Idempotency-Key", "16 to 64 letters, digits, `-` and `_`: the same request is answered once.")]
        : []),
    ],
    ...(route.bytes ? { requestBody: { required: true, content: { "application/octet-stream": {} } } } : {}),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { "application/json": { schema: schemaOf(route.body, "input") } } },
        }),
    responses: {
      "200": {
        description: "Done.",
        content:
          route.file === undefined
            ? {
                [route.stream ? "text/event-stream" : "application/json"]: { schema: schemaOf(route.answer, "output") },
              }
            : { [route.file]: {} },
      },
      ...refusals(codesOf(route)),
    },
  };
}

/** What this route refuses, and what every route of its kind does. */
function codesOf(route: Route): ProblemCode[] {
  const { permission, method, body, bytes, query, versioned, idempotent, stepUp, guarded } = route;
  const everywhere: (ProblemCode | false)[] = [
    "TOO_MANY_REQUESTS",
    "SERVER_ERROR",
    "SHOP_BUSY",
    "FOREIGN_ORIGIN",
    permission !== "anyone" && "SIGNED_OUT",
    permission !== "anyone" && permission !== "signed-in" && "FORBIDDEN",
    (body !== undefined || bytes === true || query !== undefined) && "MALFORMED",
    (body !== undefined || bytes === true) && "NOT_JSON",
    method !== "GET" && "TOO_LARGE",
    versioned !== undefined && "VERSION_MISSING",
    versioned !== undefined && "VERSION_OLD",
    idempotent === true && "KEY_MISSING",
    idempotent === true && "KEY_REUSED",
    idempotent === true && "UNDER_WAY",
    stepUp === true && "STEP_UP",
    guarded === true && "TOO_MANY_REQUESTS",
  ];
  return [...new Set([...route.refusals, ...everywhere.filter((code) => code !== false)])].toSorted();
}

function refusals(codes: readonly ProblemCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, some]) => [
        String(status),
        { $ref: "#/components/responses/Problem", description: some.join(", ") },
      ]),
  );
}

function parametersIn(place: "path" | "query", schema: v.GenericSchema | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: one,
  }));
}

function header(name: string, description: string): Json {
  return { name, in: "header", required: true, description, schema: { type: "string" } };
}

/** What several operations share, by its fields: said once, and referred to. */
const shared = {
  Order: order,
  Session: session,
  Money: money,
  Problem: problem,
  PasskeyRegistrationOptions: registrationOptions,
  PasskeyRegistration: registration,
  PasskeyAuthentication: authentication,
} as const;

/** A schema as JSON Schema has it, with references to what is shared; checks that it cannot say are the server's alone. `whole`: itself no reference. */
function schemaOf(schema: v.GenericSchema, typeMode: "input" | "output", { whole = false } = {}): Json {
  const { $schema: _dialect, ...written } = toJsonSchema(schema, {
    typeMode,
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const one = valibotSchema as v.GenericSchema & { entries?: unknown };
      const name = whole && one === schema ? undefined : nameOf(one.entries);
      const permission = permissionToSee(one);
      if (name === undefined && permission === null) return undefined;
      return {
        ...(name === undefined ? jsonSchema : { $ref: `#/components/schemas/${name}` }),
        ...(permission === null ? {} : { "x-seen-with": permission }),
      };
    },
  }) as Record<string, unknown>;
  return written;
}

function nameOf(entries: unknown): string | undefined {
  return Object.entries(shared).find(([, schema]) => schema.entries === entries)?.[0];
}
