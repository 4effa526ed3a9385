import { useMutation, useQuery } from "@tanstack/react-query";
import { type FrontSaid, frontRoutes } from "../../contract/operator/front.ts";
import type { FrontContents, FrontPart } from "../../domain/content/front.ts";
import { act, type Acted, call } from "../api.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { type MergedForm, useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { momentTyped } from "./minutes.ts";

/** The fields of a part's form: all of it but its name. */
export type FrontFields<Part extends FrontPart> = Omit<FrontContents[Part], "part">;

const oneOf = (part: FrontPart) => ({
  queryKey: ["fronts", part],
  queryFn: () => call(frontRoutes.front, { parameters: { part } }),
});

/** Asks how a part of the front is arranged. */
export function useFront(part: FrontPart) {
  return useQuery(oneOf(part));
}

export interface FrontForm<Part extends FrontPart> extends MergedForm<FrontFields<Part>> {
  /** As it would be saved. */
  content: FrontContents[Part];
  hasChanged: boolean;
  publish: () => void;
  plan: (at: string | null) => void;
  isSaving: boolean;
  error: unknown;
}

/** Returns the form of a part of the front: what is typed is published at once, or planned for a minute of Warsaw. */
export function useFrontForm<Part extends FrontPart>(front: FrontSaid, part: Part): FrontForm<Part> {
  const t = useText();
  const of = { entity: "front", id: front.id, part: "front", draftOf: "shop" as const };
  const form = useMergedForm(`front-${part}`, of, fieldsOf(front, part));
  const content = contentOf(part, form.values);
  const parameters = { part };
  const done = ({ answer, logged }: Acted<FrontSaid>, said: string) => {
    queryClient.setQueryData(oneOf(part).queryKey, answer);
    tell(said, undoOf(logged));
    return readAgain([{ entity: "front", id: String(front.id) }]);
  };
  const publish = useMutation({
    mutationFn: () =>
      form.save({
        record: front,
        fieldsOf: (record) => fieldsOf(record, part),
        read: () => queryClient.fetchQuery({ ...oneOf(part), staleTime: 0 }),
        send: ({ values, record }) =>
          act(frontRoutes.changeFront, {
            parameters,
            body: { content: contentOf(part, values) },
            version: record.version,
          }),
      }),
    onSuccess: (acted) => done(acted, t("OFFICE_FRONT_SAVED")),
  });
  const plan = useMutation({
    mutationFn: (at: string | null) =>
      act(frontRoutes.planFront, {
        parameters,
        body: { planned: at === null ? null : { content, at } },
        version: front.version,
      }),
    onSuccess: (acted, at) => {
      if (at !== null) form.forget();
      return done(
        acted,
        at === null ? t("OFFICE_FRONT_UNPLANNED") : t("OFFICE_FRONT_PLANNED", { time: momentTyped(at) }),
      );
    },
  });
  return {
    ...form,
    content,
    hasChanged: Object.keys(form.changed).length > 0,
    publish: () => publish.mutate(),
    plan: (at) => plan.mutate(at),
    isSaving: publish.isPending || plan.isPending,
    error: publish.error ?? plan.error,
  };
}

/** Returns the fields of what somebody arranged. */
export function fieldsIn<Part extends FrontPart>(content: FrontContents[Part]): FrontFields<Part> {
  const { part: _part, ...fields } = content;
  return fields;
}

function fieldsOf<Part extends FrontPart>(front: FrontSaid, _part: Part): FrontFields<Part> {
  return fieldsIn(front.content as FrontContents[Part]);
}

function contentOf<Part extends FrontPart>(part: Part, fields: FrontFields<Part>): FrontContents[Part] {
  return { part, ...fields } as unknown as FrontContents[Part];
}
