import "./stars.css";

/** One star in a box of 16, and how far the next one is. */
export const starPath = "M8 1l2 5h5l-4 3.3 1.5 5.2-4.5-3.1-4.5 3.1 1.5-5.2-4-3.3h5z";
const step = 17;
const five = [0, 1, 2, 3, 4].map((place) => starPath.replace("M8", `M${8 + place * step}`)).join("");

/** Five stars, so many of them filled, parts of one too; `label` says it in words. */
export function Stars({ of, label }: { of: number; label: string }) {
  return (
    <svg className="stars" viewBox="0 0 84 16" width="84" height="16" role="img" aria-label={label}>
      <path className="stars-off" d={five} />
      <svg
        width={Math.floor(of) * step + (of % 1) * 16}
        height="16"
        viewBox={`0 0 ${Math.floor(of) * step + (of % 1) * 16} 16`}
      >
        <path d={five} />
      </svg>
    </svg>
  );
}
