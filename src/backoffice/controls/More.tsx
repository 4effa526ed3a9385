import { useText } from "../text.ts";
import { Act } from "./Act.tsx";

interface MoreProps {
  /** A list that is read page by page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** What reads the next page of a list, where there is one. */
export function More({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreProps) {
  const t = useText();
  return (
    hasNextPage && (
      <Act busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t("OFFICE_MORE")}
      </Act>
    )
  );
}
