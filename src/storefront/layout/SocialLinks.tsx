import type { Layout } from "../../contract/page-data.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useLayout } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";

const codes = { facebook: "LAYOUT_FACEBOOK", instagram: "LAYOUT_INSTAGRAM", youtube: "LAYOUT_YOUTUBE" } as const;

/** Plain links to the shop's profiles: nothing is loaded from there. */
export function SocialLinks({ profiles }: { profiles: Layout["social"] }) {
  const t = useText();
  const { shop } = useLayout();
  return (
    <ul className="foot-social" aria-label={t("LAYOUT_FOLLOW")}>
      {profiles.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t(codes[name], { shopName: shop.name })}>
            <Icon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
