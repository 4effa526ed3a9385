import type { AnchorHTMLAttributes } from "react";
import type { SuggestedPlace } from "../../contract/suggestions.ts";
import { Html } from "../app/Html.tsx";

interface PlaceSuggestionsProps {
  title: string;
  places: readonly SuggestedPlace[];
  option: (place: number) => AnchorHTMLAttributes<HTMLAnchorElement>;
}

/** The categories or the brands among the suggestions, each with the number of its products. */
export function PlaceSuggestions({ title, places, option }: PlaceSuggestionsProps) {
  if (places.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      {places.map(({ name, above, url, count }, place) => (
        <a key={url} {...option(place)}>
          <span className="suggestion-kind" aria-hidden="true">
            {title}
          </span>
          <span className="suggestion-name">
            {above !== null && <Html as="span" className="suggestion-above" html={`${above} / `} />}
            <Html as="span" html={name} />
          </span>
          <small className="figures">{count}</small>
        </a>
      ))}
    </div>
  );
}
