export function Icon({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <svg className={small ? "icon icon-small" : "icon"} aria-hidden="true">
      <use href={`/assets/icons.svg#i-${name}`} />
    </svg>
  );
}
