import { useLayout } from "./navigation/page-context.ts";

/** The shop's telephone as a link; nothing where it has none. */
export function PhoneLink({ className = "link whole" }: { className?: string }) {
  const { phone } = useLayout().shop;
  return contactLink(className, phone, `tel:${phone.replace(/[^\d+]/g, "")}`);
}

/** The shop's e-mail address as a link; nothing where it has none. */
export function EmailLink({ className = "link" }: { className?: string }) {
  const { email } = useLayout().shop;
  return contactLink(className, email, `mailto:${email}`);
}

function contactLink(className: string, text: string, href: string) {
  return text === "" ? null : (
    <a className={className} href={href}>
      {text}
    </a>
  );
}
