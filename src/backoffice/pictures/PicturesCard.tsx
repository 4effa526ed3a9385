import { type DragEvent, useLayoutEffect, useRef, useState } from "react";
import type { PictureOfProduct, StoredPictureSaid } from "../../contract/operator/pictures.ts";
import type { ProductSaid } from "../../contract/operator/products.ts";
import { mostPictures } from "../../domain/catalogue/catalogue.ts";
import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import { Card } from "../controls/Card.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import { movedTo, newPicture, type PictureFields as Fields } from "./picture-fields.ts";
import { PickFiles } from "./PickFiles.tsx";
import { PictureFields } from "./PictureFields.tsx";
import { PictureTile } from "./PictureTile.tsx";
import { UploadList } from "./UploadList.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import { useUploads } from "./use-uploads.ts";
import "./pictures.css";

interface PicturesCardProps {
  product: ProductSaid;
  form: MergedForm<Fields>;
}

/** The pictures of a product: many are brought at once, dropped or chosen or taken, put in order, and each is said what it shows. What was brought is kept; the product shows it once its form is saved. */
export function PicturesCard({ product: { id, pictures: said }, form }: PicturesCardProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const { read, write } = useLatest(form);
  const [open, setOpen] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [moved, setMoved] = useState<{ file: string; by: string } | null>(null);
  const { pictures } = form.values;

  const move = (from: number, to: number, by = "grip") => {
    const { file } = read()[from]!;
    write(movedTo(read(), from, to));
    setMoved({ file, by });
  };
  const drag = useDragOrder(list, move);
  const uploads = useUploads(id, take, (name) => tell(t("OFFICE_PICTURE_KNOWN", { name })));

  function take(kept: StoredPictureSaid, replaces: string | null) {
    const now = read();
    if (now.some(({ file }) => file === kept.file)) return "known";
    const at = now.findIndex(({ file }) => file === replaces);
    if (at === -1 && now.length >= mostPictures) return "full";
    const { file, width, height, cut } = newPicture(kept);
    write(
      at === -1
        ? [...now, newPicture(kept)]
        : now.map((one, index) => (index === at ? { ...one, file, width, height, cut, focus: null } : one)),
    );
    if (at !== -1) setOpen((was) => (was === replaces ? file : was));
    return "taken";
  }

  useLayoutEffect(() => {
    // What is moved in the document loses the focus; a button at the end of its way gives it to the handle.
    if (moved === null) return;
    const item = [...(list.current?.children ?? [])].find(
      (one): one is HTMLElement => one instanceof HTMLElement && one.dataset["picture"] === moved.file,
    );
    const by = item?.querySelector<HTMLButtonElement>(`[data-move="${moved.by}"]`);
    (by?.disabled === false ? by : item?.querySelector<HTMLElement>('[data-move="grip"]'))?.focus();
  }, [moved, pictures]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add(event.dataTransfer.files);
  };
  const openIndex = pictures.findIndex(({ file }) => file === open);
  const movedAt = moved === null ? -1 : pictures.findIndex(({ file }) => file === moved.file);
  return (
    <Card
      title={t("OFFICE_GOODS_FIELD_PICTURES")}
      aside={<span className="mute">{t("OFFICE_PICTURES_COUNT", { count: pictures.length, most: mostPictures })}</span>}
    >
      <div
        className={isOver ? "pictures-drop pictures-over" : "pictures-drop"}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
        }}
        onDrop={drop}
      >
        <div className="pictures-bring">
          <PickFiles many text={t("OFFICE_PICTURES_CHOOSE")} onPick={uploads.add} />
          <PickFiles
            camera
            kind="plain"
            className="pictures-camera"
            text={t("OFFICE_PICTURES_CAMERA")}
            onPick={uploads.add}
          />
          <span className="pictures-or mute">{t("OFFICE_PICTURES_OR_DROP")}</span>
        </div>
        <p className="mute">
          {t("OFFICE_PICTURES_LIMITS", {
            megabytes: pictureUpload.bytes / 1_000_000,
            megapixels: pictureUpload.pixels / 1_000_000,
            least: pictureUpload.wide,
            ratio: said.ratio,
          })}
        </p>
        <UploadList {...uploads} />
        {pictures.length === 0 && uploads.uploads.length === 0 && (
          <p className="fact-missing">{t("OFFICE_PICTURES_EMPTY")}</p>
        )}
        <ol ref={list} className="pictures">
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.file}
              picture={picture}
              ratio={said.ratio}
              index={at}
              count={pictures.length}
              isOpen={picture.file === open}
              isHeld={drag.held === at}
              onOpen={() => setOpen(picture.file === open ? null : picture.file)}
              onMove={(to) => move(at, to, document.activeElement?.getAttribute("data-move") ?? "grip")}
              onGrip={(event) => drag.grip(event, at)}
            />
          ))}
        </ol>
        <p role="status" className="hidden-text">
          {movedAt !== -1 && t("OFFICE_PICTURE_MOVED", { nth: movedAt + 1, of: pictures.length })}
        </p>
      </div>
      {openIndex !== -1 && (
        <PictureFields
          key={open}
          productId={id}
          said={said}
          pictures={pictures}
          index={openIndex}
          onChange={(next) => {
            const still = next[openIndex]?.file;
            write(next);
            if (next.length === pictures.length && still !== undefined) setOpen(still);
          }}
          onReplace={(files) => uploads.add([files[0]!], open)}
        />
      )}
      <OvertakenFields
        form={form}
        said={(_, value) => ({
          label: t("OFFICE_GOODS_FIELD_PICTURES"),
          text: (value as PictureOfProduct[]).map(({ alt, file }, at) => `${at + 1}. ${alt.pl || file}`).join(" · "),
        })}
      />
    </Card>
  );
}

/** Returns the pictures as they are at this moment, and what writes them: an upload or a drag outlives the rendering it began in. */
function useLatest(form: MergedForm<Fields>) {
  const held = useRef({ form, pictures: form.values.pictures });
  useLayoutEffect(() => {
    held.current = { form, pictures: form.values.pictures };
  });
  return {
    read: () => held.current.pictures,
    write: (pictures: PictureOfProduct[]) => {
      held.current.pictures = pictures;
      held.current.form.change({ pictures });
    },
  };
}
