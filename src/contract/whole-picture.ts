/** Returns a picture's stored name, by which it is asked for without the crops of its focus: `30-20~bluza.jpg` → `bluza.jpg`. */
export function wholePicture(name: string): string {
  return name.slice(name.indexOf("~") + 1);
}
