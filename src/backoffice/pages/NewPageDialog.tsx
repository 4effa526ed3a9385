import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import * as v from "valibot";
import { pageRoutes } from "../../contract/operator/pages.ts";
import { pageLimits, pagePath } from "../../domain/content/information-page.ts";
import { slugOf } from "../../domain/slug.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { useDraft } from "../use-draft.ts";
import { takeOverPage } from "./use-pages.ts";

/** A page begins with its name; its address is made of that, and the page itself has the rest. Nobody reads it before somebody publishes it. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const [key] = useState(freshKey);
  const draft = useDraft("new-page", v.string(), "", "shop");
  const name = draft.value.trim();
  const save = useMutation({
    mutationFn: () => act(pageRoutes.addPage, { body: { name }, key }),
    onSuccess: ({ answer, logged }) => {
      draft.forget();
      onClose();
      takeOverPage(answer);
      tell(t("OFFICE_PAGES_ADDED", { name: answer.texts.name.pl }), undoOf(logged));
      go(`/content/pages/${answer.id}`);
    },
  });
  return (
    <Modal title={t("OFFICE_PAGES_NEW")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_PAGES_MAKE")}
        sending={save}
        draft={draft}
        disabled={name === ""}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_PAGES_NAME_PL")}
          value={draft.value}
          maxLength={pageLimits.name}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => draft.write(event.currentTarget.value)}
        />
        <p className="mute pages-address">
          {t("OFFICE_PAGES_ADDRESS_WILL_BE", { address: `/${pagePath(slugOf(name) || "…")}` })}
        </p>
      </ModalForm>
    </Modal>
  );
}
