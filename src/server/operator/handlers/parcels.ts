import { keepParcelPicture } from "../../../flows/parcel/parcel-picture.ts";
import { packParcel, unpackParcel } from "../../../flows/parcel/pack-parcel.ts";
import { closeRepack, openRepack } from "../../../flows/parcel/repack.ts";
import { changeParcel, sendParcel, unsendParcel } from "../../../flows/parcel/send-parcel.ts";
import { parcelsOf } from "../../../database/parcel/parcels.ts";
import { goodsOfCode } from "../../../database/catalogue/goods-of-code.ts";
import { undoSeconds } from "../../../domain/staff/undo.ts";
import { languageOf } from "../../../domain/language.ts";
import { storedPicture } from "../../../integrations/stored-picture.ts";
import { writeSlipsPdf } from "../../../integrations/slip-pdf/write-slips-pdf.ts";
import { type Handlers, refused } from "../context.ts";
import { packingSaid } from "../packing-said.ts";
import { slipsOf } from "../slips.ts";
import { otherVersion, said } from "./orders.ts";

type Names =
  | "packing"
  | "scannedGoods"
  | "packParcel"
  | "changeParcel"
  | "sendParcel"
  | "unsendParcel"
  | "unpackParcel"
  | "closeRepack"
  | "reopenRepack"
  | "parcelPicture"
  | "takeParcelPicture"
  | "slips";

/** Parcels, and packing them. */
export const parcelHandlers: Handlers<Names> = {
  packing: async ({ db, person }) => ({ answer: await packingSaid(db, languageOf(person.lan_id)) }),

  scannedGoods: async ({ db, person, query: { code } }) => ({
    answer: { goods: await goodsOfCode(db, code, languageOf(person.lan_id).lanCode) },
  }),

  async packParcel({ parameters: { number }, body, log, ...asked }) {
    const packed = await packParcel(asked.db, { orderId: number, now: asked.now, ...body }, log);
    return "refused" in packed ? refused(packed.refused) : said(asked, number, "parcels");
  },

  async changeParcel({ parameters: { number, parcel }, body: { tell, ...body }, version, log, ...asked }) {
    const old = await otherVersion(asked.db, { orderId: number, part: "parcels", version });
    if (old !== null) return old;
    const why = await changeParcel(asked.db, { orderId: number, parcelId: parcel, change: body, tell }, log);
    return why === null ? said(asked, number, "parcels") : refused(why);
  },

  async sendParcel({ parameters: { number, parcel }, body: { tracking }, version, log, ...asked }) {
    const old = await otherVersion(asked.db, { orderId: number, part: "parcels", version });
    if (old !== null) return old;
    const { db, now } = asked;
    const emailNotBefore = new Date(now.getTime() + undoSeconds * 1000);
    const why = await sendParcel(db, { orderId: number, parcelId: parcel, tracking, now, emailNotBefore }, log);
    return why === null ? said(asked, number, "parcels") : refused(why);
  },

  async unsendParcel({ parameters: { number, parcel }, body: { tracking }, version, log, ...asked }) {
    const old = await otherVersion(asked.db, { orderId: number, part: "parcels", version });
    if (old !== null) return old;
    const why = await unsendParcel(asked.db, { orderId: number, parcelId: parcel, tracking }, log);
    return why === null ? said(asked, number, "parcels") : refused(why);
  },

  async unpackParcel({ parameters: { number, parcel }, log, ...asked }) {
    const why = await unpackParcel(asked.db, { orderId: number, parcelId: parcel }, log);
    return why === null ? said(asked, number, "parcels") : refused(why);
  },

  async closeRepack({ parameters: { number }, log, ...asked }) {
    const closed = await closeRepack(asked.db, { orderId: number, now: asked.now }, log);
    return closed ? said(asked, number) : refused("NOT_FOUND");
  },

  async reopenRepack({ parameters: { number }, log, ...asked }) {
    return (await openRepack(asked.db, number, log)) ? said(asked, number) : refused("FINAL");
  },

  async parcelPicture({ parameters: { number, parcel }, db, parts }) {
    const found = (await parcelsOf(db, number)).find(({ parcel_id }) => parcel_id === parcel);
    const bytes = found?.picture == null ? null : await parts.pictures.read(found.picture);
    if (bytes === null) return refused("NOT_FOUND");
    return { answer: {}, file: { bytes, name: `${number}-${parcel}.jpg` } };
  },

  async takeParcelPicture({ parameters: { number, parcel }, body, db, parts, log }) {
    const jpeg = await storedPicture(Buffer.from(body.picture, "base64"));
    if (jpeg === null) return refused("PICTURE_UNREADABLE", { at: "/picture" });
    const { pictures } = parts;
    const kept = await keepParcelPicture(db, { orderId: number, parcelId: parcel, jpeg, pictures }, log);
    return kept ? { answer: {} } : refused("NOT_FOUND");
  },

  async slips({ db, query: { orders } }) {
    const slips = await slipsOf(db, orders);
    if (slips.length === 0) return refused("NOT_FOUND");
    return {
      answer: {},
      file: { bytes: await writeSlipsPdf(slips), name: `adresy-${orders.join("-").slice(0, 60)}.pdf` },
    };
  },
};
