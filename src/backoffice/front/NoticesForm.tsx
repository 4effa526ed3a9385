import { frontLimits, type FrontNotice, noticeKinds } from "../../domain/content/front.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import { FrontItem } from "./FrontItem.tsx";
import { FrontList } from "./FrontList.tsx";
import { withChanged, without } from "./lists.ts";
import { timeOf } from "./minutes.ts";
import type { PartFormProps } from "./part-form.ts";
import { SpanFields } from "./SpanFields.tsx";
import { TargetField } from "./TargetField.tsx";
import { WordsField } from "./WordsField.tsx";

/** What stands above the header, and when: of those whose time it is the first. */
export function NoticesForm({ form, language, minute }: PartFormProps<"notices">) {
  const t = useText();
  const { notices } = form.values;
  const put = (next: FrontNotice[]) => form.change({ notices: next });
  const called = ({ text }: FrontNotice) => text[language] || text.pl || t("OFFICE_FRONT_NOTICE");
  const first = notices.find((notice) => timeOf(notice, minute) === "now");
  const stateOf = (notice: FrontNotice) => {
    const time = timeOf(notice, minute);
    if (time === "waits") return t("OFFICE_FRONT_WAITS");
    if (time === "over") return t("OFFICE_FRONT_OVER");
    return notice === first ? t("OFFICE_FRONT_NOTICE_NOW") : null;
  };
  return (
    <Card title={t("OFFICE_FRONT_NOTICES")}>
      <p className="mute">{t(notices.length === 0 ? "OFFICE_FRONT_NOTICES_NONE" : "OFFICE_FRONT_NOTICES_TEXT")}</p>
      <FrontList
        list={notices}
        nameOf={called}
        onChange={put}
        renderOne={(notice, at, move) => {
          const change = (some: Partial<FrontNotice>) => put(withChanged(notices, at, some));
          return (
            <FrontItem
              key={at}
              name={called(notice)}
              state={stateOf(notice)}
              at={at}
              count={notices.length}
              shown={notice === first ? "notice" : undefined}
              isNew={notice.text.pl === ""}
              onMove={move}
              onRemove={() => put(without(notices, at))}
            >
              <WordsField
                label={t("OFFICE_FRONT_NOTICE_SAID")}
                words={notice.text}
                language={language}
                longest={frontLimits.notice}
                error={notice.text.pl.trim() === "" ? t("OFFICE_FRONT_NOTICE_EMPTY") : null}
                onChange={(text) => change({ text })}
              />
              <TargetField
                label={t("OFFICE_FRONT_TARGET")}
                to={notice.to}
                mayBeNone
                onChange={(to) => change({ to })}
              />
              <Choice
                label={t("OFFICE_FRONT_NOTICE_KIND")}
                value={notice.kind}
                options={noticeKinds.map((kind) => [kind, t(`OFFICE_FRONT_NOTICE_${kind.toUpperCase()}`)] as const)}
                onChange={(kind) => change({ kind: noticeKinds.find((one) => one === kind)! })}
              />
              <SpanFields span={notice} onChange={change} />
            </FrontItem>
          );
        }}
      />
      {notices.length < frontLimits.notices && (
        <Act
          onClick={() =>
            put([...notices, { text: { pl: "", en: "", cz: "" }, to: null, kind: "news", from: null, until: null }])
          }
        >
          {t("OFFICE_FRONT_NOTICE_ADD")}
        </Act>
      )}
    </Card>
  );
}
