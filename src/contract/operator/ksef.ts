/** What became of invoices in the state's system for them (KSeF): of an order's, and of all. */
import * as v from "valibot";
import {
  ksefCertificateKinds,
  ksefEnvironments,
  ksefModes,
  ksefOutageKinds,
  ksefProblems,
  ksefStates,
  ksefSystemProblems,
} from "../../domain/invoice/ksef-duty.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { day, moment, nothing, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How an open document stands, and by when it is to have its number. */
const standing = {
  state: v.picklist(ksefStates),
  problem: v.nullable(v.picklist(ksefProblems)),
  /** What KSeF says of it, in its own words; of a number that was used before, which of KSeF it has. */
  says: v.string(),
  /** By which rule it goes. */
  mode: v.picklist(ksefModes),
  /** The last day on which it may; null: nobody knows yet, or it never goes. */
  due: v.nullable(day),
};

const orderKsef = v.object({
  /** The shop sends there. */
  on: v.boolean(),
  documents: v.array(
    v.object({
      document: v.string(),
      /** Of the order's documents the first, the second …: what addresses of its files name. */
      nth: rowId,
      /** Null: it is none that goes to KSeF. */
      environment: v.nullable(v.picklist(ksefEnvironments)),
      /** Null: it does not go there, or nobody has had it go. */
      standing: v.nullable(v.object(standing)),
      ksefNumber: v.nullable(v.string()),
      acceptedAt: v.nullable(moment),
      hasFile: v.boolean(),
      hasConfirmation: v.boolean(),
      /** `send`: have it sent, now or again; `correctSeller`: a correction that names what it lacks, which goes in its place; `note`: the number it was given elsewhere. */
      acts: v.array(v.picklist(["send", "correctSeller", "note"])),
    }),
  ),
});
export type OrderKsef = v.InferOutput<typeof orderKsef>;

/** `lastDay` null: it has not ended. */
const outage = { kind: v.picklist(ksefOutageKinds), firstDay: day, lastDay: v.nullable(day) };

const ksefSaid = v.object({
  /** To which of the Ministry's systems the shop is joined; null: to none. */
  joined: v.nullable(v.object({ environment: v.picklist(ksefEnvironments), on: v.boolean() })),
  /** By what it logs in; null: it is not joined. */
  authentication: v.nullable(v.picklist(["certificate", "token"])),
  /** Why nothing is sent now; null: nothing is wrong. */
  problem: v.nullable(v.object({ kind: v.picklist(ksefSystemProblems), says: v.string(), since: moment })),
  /** The last day of what it logs in by, and of the certificate for papers that are handed over before they are sent; null: there is none, or it was not looked at yet. */
  ends: v.object({ logIn: v.nullable(day), offline: v.nullable(day) }),
  /** The certificates the shop has asked KSeF for, of each kind the last. */
  certificates: v.array(
    v.object({
      kind: v.picklist(ksefCertificateKinds),
      askedAt: moment,
      /** Being made, in the connection, or not to be had. */
      state: v.picklist(["coming", "done", "refused"]),
      says: v.string(),
    }),
  ),
  accepted: count,
  unconfirmed: count,
  /** The documents that have no number yet, the first issued first. */
  open: v.array(v.object({ document: v.string(), order: rowId, issuedOn: day, ...standing })),
  outages: v.array(
    v.object({ id: rowId, ...outage, /** What `If-Match` names of its last day. */ version: v.string() }),
  ),
  /** What invoices to companies that stay outside KSeF come to this month, in grosze, and how near that is to where they must go. */
  limit: v.object({
    worth: v.number(),
    most: count,
    state: v.picklist(["below", "near", "crossed", "over"]),
    since: v.nullable(v.string()),
  }),
});
export type KsefSaid = v.InferOutput<typeof ksefSaid>;

const ofOrder = { parameters: v.object({ number: rowIdText }) };
const ofDocument = { parameters: v.object({ number: rowIdText, nth: rowIdText }) };

export const ksefRoutes = {
  ksef: route({
    method: "GET",
    path: "/ksef",
    summary: "Tells how the shop stands with KSeF: what waits, what was refused, what ends, and how near the limit is.",
    permission: "invoices.read",
    answer: ksefSaid,
    refusals: [],
  }),
  orderKsef: route({
    method: "GET",
    path: "/orders/:number/ksef",
    summary: "Tells how each document of an order stands in KSeF.",
    permission: "invoices.read",
    ...ofOrder,
    answer: orderKsef,
    refusals: ["NOT_FOUND"],
  }),
  sendToKsef: route({
    method: "POST",
    path: "/orders/:number/ksef/:nth/sending",
    summary:
      "Has a document sent to KSeF, now or again: one that was not taken is written anew. A job sends it; later calls say what came of it.",
    permission: "invoices.issue",
    ...ofDocument,
    answer: orderKsef,
    refusals: ["NOT_FOUND", "KSEF_OFF", "KSEF_NOT_NOW"],
    idempotent: true,
    undo: null,
  }),
  correctSeller: route({
    method: "POST",
    path: "/orders/:number/ksef/seller-correction",
    summary:
      "Makes a correction of an invoice that bears no valid NIP of the shop, or no rule of its exemption from VAT, with what the shop says now; it goes to KSeF in its place.",
    permission: "invoices.issue",
    ...ofOrder,
    answer: orderKsef,
    refusals: ["NOT_FOUND", "KSEF_NOT_NOW", "KSEF_SELLER_LACKS"],
    idempotent: true,
    undo: null,
  }),
  noteKsefNumber: route({
    method: "POST",
    path: "/orders/:number/ksef/:nth/number",
    summary:
      "Notes the number KSeF gave a document that somebody else has sent there. `at` names what is wrong with one that cannot be it.",
    permission: "invoices.issue",
    ...ofDocument,
    body: v.strictObject({ ksefNumber: v.pipe(wireLine(100), v.minLength(1)) }),
    answer: orderKsef,
    refusals: ["NOT_FOUND", "KSEF_NOT_NOW", "KSEF_NUMBER_WRONG", "KSEF_NUMBER_TAKEN"],
    idempotent: true,
    undo: null,
  }),
  ksefFile: route({
    method: "GET",
    path: "/orders/:number/ksef/:nth/xml",
    summary: "Sends the file of a document that went to KSeF, to the byte.",
    permission: "invoices.read",
    ...ofDocument,
    answer: nothing,
    file: "application/xml",
    refusals: ["NOT_FOUND"],
  }),
  ksefConfirmation: route({
    method: "GET",
    path: "/orders/:number/ksef/:nth/upo",
    summary: "Sends the Ministry's signed confirmation (UPO) that it has a document.",
    permission: "invoices.read",
    ...ofDocument,
    answer: nothing,
    file: "application/xml",
    refusals: ["NOT_FOUND"],
  }),
  askKsefCertificate: route({
    method: "POST",
    path: "/ksef/certificates",
    summary:
      "Asks KSeF for a certificate of the shop's own, which a job puts into the connection once it is made: by the present certificate, never by a token.",
    permission: "settings.edit",
    body: v.strictObject({ kind: v.picklist(ksefCertificateKinds) }),
    answer: ksefSaid,
    refusals: ["KSEF_OFF", "KSEF_NEEDS_CERTIFICATE", "KSEF_CERTIFICATE_COMING"],
    stepUp: true,
    undo: null,
  }),
  addKsefOutage: route({
    method: "POST",
    path: "/ksef/outages",
    summary: "Notes a time the Ministry announced to be without KSeF: what is issued then has longer to go there.",
    permission: "invoices.issue",
    body: v.strictObject(outage),
    answer: ksefSaid,
    refusals: ["FIELD_WRONG"],
    undo: "removeKsefOutage",
  }),
  endKsefOutage: route({
    method: "PUT",
    path: "/ksef/outages/:id/end",
    summary: "Says until which day such a time lasted; null: it lasts still.",
    permission: "invoices.issue",
    parameters: v.object({ id: rowIdText }),
    body: v.strictObject({ lastDay: outage.lastDay }),
    answer: ksefSaid,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "end",
    undo: "endKsefOutage",
  }),
  removeKsefOutage: route({
    method: "DELETE",
    path: "/ksef/outages/:id",
    summary: "Takes such a time away.",
    permission: "invoices.issue",
    parameters: v.object({ id: rowIdText }),
    answer: ksefSaid,
    refusals: ["NOT_FOUND"],
    undo: "addKsefOutage",
    undone: ({ before }) => (before === null ? null : { body: before }),
  }),
};
