import { choose, useDevice } from "../device.ts";
import { useText } from "../text.ts";
import { Modal } from "../controls/Modal.tsx";
import { keyGroups, keyTable } from "./key-table.ts";
import { keyText } from "./KeyHint.tsx";
import "./key-list.css";

/** All keys by where they act, and the choice to do without those that are one letter. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useText();
  const singleKeys = useDevice((device) => device.singleKeys);
  return (
    <Modal title={t("OFFICE_KEYS")} onClose={onClose}>
      {keyGroups.map(({ title, names }) => (
        <section key={title} className="key-group">
          <h3>{t(title)}</h3>
          <dl>
            {names.map((name) => (
              <div key={name}>
                <dt>{t(keyTable[name].text)}</dt>
                <dd>
                  <kbd>{keyText(name)}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="tick-row">
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => choose({ singleKeys: event.currentTarget.checked })}
        />
        {t("OFFICE_KEYS_SINGLE")}
      </label>
    </Modal>
  );
}
