import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";

interface SilentSinceProps {
  name: string;
  since: string;
}

/** Since when a service has not answered. */
export function SilentSince({ name, since }: SilentSinceProps) {
  const t = useText();
  return (
    <span>
      {" "}
      {t("OFFICE_SILENT_SINCE", { name })} <Moment at={since} />.
    </span>
  );
}
