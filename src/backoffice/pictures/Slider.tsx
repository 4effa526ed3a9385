interface SliderProps {
  label: string;
  least?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole percentage, by dragging or by arrows. */
export function Slider({ label, least = 0, value, onChange }: SliderProps) {
  return (
    <label className="field slider">
      <span className="field-label">
        {label} <span className="mute">{value}%</span>
      </span>
      <input
        type="range"
        min={least}
        max={100}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
