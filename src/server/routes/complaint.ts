import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { piecesIn } from "../../contract/chosen-pieces.ts";
import { complaintBody } from "../../contract/complaint.ts";
import type { ComplaintPage } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { answerDue, photoLimits } from "../../domain/complaint/complaint.ts";
import { languageOf, type LanId } from "../../domain/language.ts";
import { type RefusalCode, refusalText } from "../../domain/refusals.ts";
import { complain, complaintTrouble } from "../../flows/complaint/complain.ts";
import { complaintPage, nothingComplained } from "../../generator/pages/complaint.ts";
import { storedPicture } from "../../integrations/stored-picture.ts";
import type { ServerParts } from "../app.ts";
import { choosableLines } from "../choosable-lines.ts";
import { languageAsked } from "../language-asked.ts";
import { sendPage } from "../send-page.ts";

/** A form of two steps, of which order and what is wrong with which pieces of it, with photos; read by the platform's own parser: it needs no JavaScript in the browser. */
export function complaintRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { pool, shopEmail } = parts;
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.post<{ Body: Buffer | null }>(
    paths.complaint,
    { bodyLimit: photoLimits.most * photoLimits.bytes + 64 * 1024 },
    async (request, reply) => {
      const language = languageAsked(request);
      const form = await formIn(request.body, request.headers["content-type"] ?? "");
      const page = form === null ? troubled("MALFORMED", "name", language.lanId) : await answerTo(form, language.lanId);
      return sendPage(reply.code(page.trouble === null ? 200 : 400), parts, {
        language,
        make: (reading) => complaintPage(reading, page),
      });
    },
  );

  async function answerTo(form: FormData, lanId: LanId): Promise<ComplaintPage> {
    const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
    const parsed = v.safeParse(complaintBody, { ...texts, ...piecesIn(form) });
    if (!parsed.success) return troubled("MALFORMED", "name", lanId);
    const { pieces, ...filled } = parsed.output;
    const trouble = complaintTrouble(filled);
    if (trouble !== null && trouble.about !== "defect")
      return { ...troubled(trouble.code, trouble.about, lanId), filled };
    const { lanCode } = languageOf(lanId);
    const lines = await choosableLines(pool, { ...parsed.output, lanCode, withdrawal: false });
    const telling = { ...nothingComplained, step: "tell" as const, filled, lines };
    if (!form.has("defect")) return telling;
    if (trouble !== null) return { ...telling, trouble: troubleSaid(trouble.code, trouble.about, lanId) };
    const files = form.getAll("photos").filter((file) => typeof file !== "string" && file.size > 0) as File[];
    const photos =
      files.length > photoLimits.most || files.some(({ size }) => size > photoLimits.bytes)
        ? null
        : await photosOf(files);
    if (photos === null) return { ...telling, trouble: troubleSaid("PHOTOS_UNREADABLE", "photos", lanId) };
    const now = new Date();
    const { number, at } = await complain(pool, { ...filled, pieces }, { photos, lanId, shopEmail, now });
    return { ...nothingComplained, filled, received: { number, at, due: answerDue(now) } };
  }
}

function troubled(code: RefusalCode, about: string, lanId: LanId): ComplaintPage {
  return { ...nothingComplained, trouble: troubleSaid(code, about, lanId) };
}

function troubleSaid(code: RefusalCode, about: string, lanId: LanId) {
  return { about, text: refusalText(code, lanId) };
}

async function formIn(body: Buffer | null, type: string): Promise<FormData | null> {
  if (!Buffer.isBuffer(body)) return null;
  return new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData().catch(() => null);
}

/** Draws each photo anew, one after the other; null: one of them is no picture. */
async function photosOf(files: readonly File[]): Promise<Buffer[] | null> {
  const photos: Buffer[] = [];
  for (const file of files) {
    const jpeg = await storedPicture(Buffer.from(await file.arrayBuffer()));
    if (jpeg === null) return null;
    photos.push(jpeg);
  }
  return photos;
}
