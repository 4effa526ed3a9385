import { type ComponentType, useMemo, useRef, useState } from "react";
import type { FrontSaid, TargetSaid } from "../../contract/operator/front.ts";
import { firstFront, type FrontPart } from "../../domain/content/front.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { Act } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Segments } from "../controls/Segments.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { OthersHere } from "../live/OthersHere.tsx";
import { usePreviewOpen } from "../preview/use-preview-open.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { FooterForm } from "./FooterForm.tsx";
import { FrontPreview } from "./FrontPreview.tsx";
import { HomeForm } from "./HomeForm.tsx";
import { MenuForm } from "./MenuForm.tsx";
import { NoticesForm } from "./NoticesForm.tsx";
import type { PartFormProps } from "./part-form.ts";
import { PlanCard } from "./PlanCard.tsx";
import { SaveFront } from "./SaveFront.tsx";
import { TargetNamesContext } from "./target-names.ts";
import { fieldsIn, useFront, useFrontForm } from "./use-front.ts";
import "../controls/card.css";
import "../order/order-screen.css";
import "../products/product-screen.css";
import "./front.css";

/** The home page: how it begins, and its rows. */
export const HomeFrontScreen = () => <FrontScreen part="home" Form={HomeForm} />;

/** The menu. */
export const MenuFrontScreen = () => <FrontScreen part="menu" Form={MenuForm} />;

/** The line above the header. */
export const NoticesFrontScreen = () => <FrontScreen part="notices" Form={NoticesForm} />;

/** The footer. */
export const FooterFrontScreen = () => <FrontScreen part="footer" Form={FooterForm} />;

interface FrontScreenProps<Part extends FrontPart> {
  part: Part;
  Form: ComponentType<PartFormProps<Part>>;
}

/** A part of the shop's front: its form with the home page beside it, published at once or at a minute of Warsaw. */
function FrontScreen<Part extends FrontPart>({ part, Form }: FrontScreenProps<Part>) {
  const query = useFront(part);
  return <Read query={query}>{(front) => <OnePart front={front} part={part} Form={Form} />}</Read>;
}

function OnePart<Part extends FrontPart>({ front, part, Form }: FrontScreenProps<Part> & { front: FrontSaid }) {
  const t = useText();
  const form = useFrontForm(front, part);
  const [language, setLanguage] = useState<LanCode>("pl");
  const fields = useRef<HTMLDivElement>(null);
  const preview = usePreviewOpen();
  const title = t(`OFFICE_FRONT_${part.toUpperCase()}`);
  return (
    <TargetNamesContext value={useNames(front)}>
      <ScreenHead
        title={title}
        above={<BackLink href="/content">{t("OFFICE_CONTENT")}</BackLink>}
        states={<OthersHere entity="front" id={front.id} />}
        acts={
          <>
            <Act kind="plain" aria-expanded={preview.isOpen} onClick={preview.toggle}>
              {t("OFFICE_PREVIEW_OPEN")}
            </Act>
            <HistoryLink entity="front" id={front.id} name={title} />
          </>
        }
      />
      <DraftBack draft={form} />
      <div ref={fields} className={preview.isBeside ? "product-columns product-previewed" : "product-columns"}>
        <div className="front-main">
          <div className="front-language">
            <Segments
              label={t("OFFICE_FRONT_LANGUAGE")}
              value={language}
              options={languages.map(({ lanCode, name, tag }) => ({ value: lanCode, text: name, lang: tag }))}
              onChange={setLanguage}
            />
            <p className="mute">{t("OFFICE_FRONT_LANGUAGE_TEXT")}</p>
          </div>
          <Form form={form} language={language} standing={front.standing} minute={front.minute} />
          <OvertakenFields form={form} said={(_, value) => ({ label: title, text: wordsIn(value).join(" · ") })} />
        </div>
        <div className="front-side">
          <PlanCard front={front} form={form} />
          {(front.own || form.hasChanged) && (
            <Act kind="plain" onClick={() => form.change(fieldsIn<Part>(firstFront(part)))}>
              {t("OFFICE_FRONT_FIRST")}
            </Act>
          )}
        </div>
        {preview.isOpen && (
          <FrontPreview
            front={front}
            title={title}
            content={form.content}
            hasChanged={form.hasChanged}
            fields={fields}
            language={language}
            onLanguage={setLanguage}
            {...(!preview.isBeside && { onClose: preview.toggle })}
          />
        )}
      </div>
      <SaveFront form={form} standing={front.standing} />
    </TargetNamesContext>
  );
}

/** Returns what is called how: what the record says, and what was found since. */
function useNames({ targets }: FrontSaid) {
  const [learned, setLearned] = useState<readonly TargetSaid[]>([]);
  return useMemo(
    () => ({
      nameOf: (kind: TargetSaid["kind"], id: number) =>
        [...learned, ...targets].find((one) => one.kind === kind && one.id === id),
      learn: (found: TargetSaid) => setLearned((before) => [...before, found]),
    }),
    [targets, learned],
  );
}

/** Every word that is written in a value, for who has to choose between two of them. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
