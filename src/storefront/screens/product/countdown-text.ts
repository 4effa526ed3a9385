/** Returns seconds as one waits for them: `2 dni 03:04:05`. */
export function countdownText(seconds: number, tag: string): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":");
  const days = Math.floor(seconds / 86_400);
  return days === 0
    ? clock
    : `${new Intl.NumberFormat(tag, { style: "unit", unit: "day", unitDisplay: "long" }).format(days)} ${clock}`;
}
