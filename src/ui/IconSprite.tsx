const shapes = {
  search: "M10 3.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4M14.6 14.6 20 20",
  compare: "M4 7h14M15 4l3 3-3 3M18 15H4M7 12l-3 3 3 3",
  heart: "M11 19.2 3.6 11.6V6.4L6.2 3.8h3L11 5.6l1.8-1.8h3l2.6 2.6v5.2z",
  user: "M7 3h8v8H7zM3 20v-5h16v5",
  cart: "M4 7h14v12H4zM8 10V5l2-2h2l2 2v5",
  menu: "M2 5h18M2 11h18M2 17h18",
  close: "M4 4l14 14M18 4 4 18",
  right: "M3 11h15M12 5l6 6-6 6",
  left: "M19 11H4M10 5l-6 6 6 6",
  up: "M11 19V4M5 10l6-6 6 6",
  down: "M4 8l7 7 7-7",
  plus: "M3 11h16M11 3v16",
  minus: "M3 11h16",
  zoom: "M3 8V3h5M14 3h5v5M19 14v5h-5M8 19H3v-5",
  truck: "M1.5 5h11v11h-11zM12.5 9h4l3.5 3.5V16h-7.5M4 18.5h3M14.5 18.5h3",
  box: "M3 7l8-4 8 4v9l-8 4-8-4zM3 7l8 4 8-4M11 11v9",
  back: "M8 4 3.5 8.5 8 13M3.5 8.5H13a5 5 0 0 1 0 10H8",
  warning: "M11 3 20 19H2zM11 9v5M11 16v1.5",
  tick: "M3 12l5 5L19 5",
  grid: "M3.5 3.5h6v6h-6zM12.5 3.5h6v6h-6zM3.5 12.5h6v6h-6zM12.5 12.5h6v6h-6z",
  list: "M3.5 4.5h4v4h-4zM3.5 13.5h4v4h-4zM11 6.5h8M11 15.5h8",
  filter: "M2 6h7M13 6h7M2 16h9M15 16h5M9 3.5h4v5H9zM11 13.5h4v5h-4z",
  trash: "M3 6h16M8 6V3h6v3M5 6l1 13h10l1-13",
  facebook: "M14.5 3H13a3.5 3.5 0 0 0-3.5 3.5V19M6 10.5h8",
  instagram: "M3.5 3.5h15v15h-15zM11 7.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8M15.4 6.2v.8",
  youtube: "M2 5h18v12H2zM9.2 8v6l5-3z",
  share: "M11 13V2M7 6l4-4 4 4M7 9H4v10h14V9h-3",
  eye: "M2 11s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM11 8.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5",
  ruler: "M2 8h18v7H2zM6 8v3M10 8v4M14 8v3M18 8v4",
} as const;

export type IconName = keyof typeof shapes;

/** All signs once in a page, for `Icon` to point at. */
export function IconSprite() {
  return (
    <svg className="icon-sprite" aria-hidden="true">
      {Object.entries(shapes).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 22 22">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
