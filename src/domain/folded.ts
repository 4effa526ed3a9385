/** Returns a text as it is compared where case and marks say nothing: `Łódź` → `lodz`. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}
