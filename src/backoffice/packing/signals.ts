/** What is heard and felt when a code was right or wrong, for who looks at the goods and not at the screen. */
let context: AudioContext | undefined;

/** Two rising notes and a touch: it belongs here. */
export function signalRight(): void {
  play([
    { at: 0, note: 880, lasts: 0.07, shape: "sine" },
    { at: 0.08, note: 1320, lasts: 0.1, shape: "sine" },
  ]);
  navigator.vibrate?.(40);
}

/** One low, rough note and two long touches: it does not. */
export function signalWrong(): void {
  play([{ at: 0, note: 150, lasts: 0.4, shape: "square" }]);
  navigator.vibrate?.([140, 60, 140]);
}

interface Note {
  at: number;
  note: number;
  lasts: number;
  shape: OscillatorType;
}

function play(notes: readonly Note[]): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    for (const { at, note, lasts, shape } of notes) {
      const [oscillator, volume] = [context.createOscillator(), context.createGain()];
      oscillator.type = shape;
      oscillator.frequency.value = note;
      volume.gain.setValueAtTime(0.25, now + at);
      volume.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
      oscillator.connect(volume).connect(context.destination);
      oscillator.start(now + at);
      oscillator.stop(now + at + lasts);
    }
  } catch {
    // A device without sound.
  }
}
