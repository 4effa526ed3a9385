import type { AnchorHTMLAttributes } from "react";
import type { SuggestedLink } from "../../contract/suggestions.ts";

interface LinkSuggestionsProps {
  title: string;
  links: readonly SuggestedLink[];
  option: (index: number) => AnchorHTMLAttributes<HTMLAnchorElement>;
}

/** The categories, brands or looks among the suggestions, each with the number of its products. */
export function LinkSuggestions({ title, links, option }: LinkSuggestionsProps) {
  if (links.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      {links.map(({ name, above, url, count }, index) => (
        <a key={url} {...option(index)}>
          <span className="suggestion-kind" aria-hidden="true">
            {title}
          </span>
          <span className="suggestion-name">
            {above !== null && <span className="suggestion-above">{`${above} / `}</span>}
            <span>{name}</span>
          </span>
          <small className="figures">{count}</small>
        </a>
      ))}
    </div>
  );
}
