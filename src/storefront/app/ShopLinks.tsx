import { useLayout } from "./navigation/page-context.ts";

/** The shop's telephone as a link; nothing where it has none. */
export function PhoneLink({ className = "link whole" }: { className?: string }) {
  const { phone } = useLayout().shop;
  if (phone === "") return null;
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {phone}
    </a>
  );
}

/** The shop's e-mail address as a link; nothing where it has none. */
export function EmailLink({ className = "link" }: { className?: string }) {
  const { email } = useLayout().shop;
  if (email === "") return null;
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}
