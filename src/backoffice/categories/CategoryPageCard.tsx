import { useState } from "react";
import { categoryRoutes, type CategorySaid } from "../../contract/operator/categories.ts";
import { jpegHref } from "../../contract/paths.ts";
import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import { refusalText } from "../refusal-text.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { PickFiles } from "../pictures/PickFiles.tsx";
import { whyNotSent } from "../pictures/picture-check.ts";
import { uploadFile } from "../upload-file.ts";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import type { CategoryPageFields } from "./listing-fields.ts";
import { SlugFields } from "./SlugFields.tsx";
import { useListingSaid } from "./use-listing-said.ts";

interface CategoryPageCardProps {
  category: CategorySaid;
  form: MergedForm<CategoryPageFields>;
}

/** Whether shoppers see a category, its picture and its addresses. */
export function CategoryPageCard({ category, form }: CategoryPageCardProps) {
  const t = useText();
  const said = useListingSaid();
  const { values, change } = form;
  return (
    <Card title={t("OFFICE_CATEGORY_PAGE")}>
      <div className="fact-groups">
        <label className="tick-row">
          <input
            type="checkbox"
            checked={values.hidden}
            onChange={(event) => change({ hidden: event.currentTarget.checked })}
          />
          {t("OFFICE_CATEGORY_HIDE")}
        </label>
        <p className="mute text-hint">{t("OFFICE_CATEGORY_HIDE_TEXT")}</p>
        <CategoryPicture id={category.id} image={values.image} onChange={(image) => change({ image })} />
        <SlugFields values={values} paths={category.paths} mayBePageless onChange={change} />
      </div>
      <OvertakenFields form={form} said={said} />
    </Card>
  );
}

interface CategoryPictureProps {
  id: number;
  image: string;
  onChange: (image: string) => void;
}

/** The picture of a category: on the home page, at the top of the menu and where its page is linked to. */
function CategoryPicture({ id, image, onChange }: CategoryPictureProps) {
  const t = useText();
  const [share, setShare] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (file: File) => {
    setWrong(null);
    const why = await whyNotSent(file);
    if (why === "HEAVY") {
      const [size, most] = [file.size, pictureUpload.bytes].map((bytes) => Math.ceil(bytes / 1_000_000));
      return setWrong(t("OFFICE_PICTURE_HEAVY", { size: size!, most: most! }));
    }
    if (why !== null) return setWrong(t(`OFFICE_REFUSED_${why}`));
    setShare(0);
    try {
      const { signal } = new AbortController();
      const parameters = { id };
      const kept = await uploadFile(categoryRoutes.keepCategoryPicture, {
        parameters,
        file,
        onProgress: setShare,
        signal,
      });
      onChange(kept.file);
    } catch (error) {
      setWrong(t(refusalText(error)));
    }
    setShare(null);
  };
  return (
    <div className="category-picture">
      <h3>{t("OFFICE_CATEGORY_PICTURE")}</h3>
      {image === "" ? (
        <p className="mute">{t("OFFICE_CATEGORY_PICTURE_NONE")}</p>
      ) : (
        <img src={jpegHref(image, "400x500")} alt="" width={160} height={200} />
      )}
      {share !== null && (
        <progress aria-label={t("OFFICE_CATEGORY_PICTURE_SENDING")} max={1} value={share < 1 ? share : undefined} />
      )}
      {wrong !== null && (
        <p role="alert" className="fact-missing">
          {wrong}
        </p>
      )}
      <div className="category-picture-acts">
        <PickFiles
          text={t(image === "" ? "OFFICE_CATEGORY_PICTURE_ADD" : "OFFICE_CATEGORY_PICTURE_OTHER")}
          onPick={(files) => void send(files[0]!)}
        />
        {image !== "" && (
          <Act kind="plain" onClick={() => onChange("")}>
            {t("OFFICE_CATEGORY_PICTURE_REMOVE")}
          </Act>
        )}
      </div>
    </div>
  );
}
