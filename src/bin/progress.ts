import { Presets, SingleBar } from "cli-progress";

/** Tells how far long work is: a bar in a terminal, a line at its end elsewhere. */
export interface Progress {
  tell(progress: { what: string; done: number; of: number }): void;
  end(): void;
}

/** Opens a progress bar that appears only when work takes longer than a moment. */
export function openProgress(out: NodeJS.WriteStream = process.stderr): Progress {
  let bar: SingleBar | null = null;
  let current = "";
  function end(): void {
    bar?.stop();
    bar = null;
    current = "";
  }
  return {
    tell({ what, done, of }) {
      if (!out.isTTY) {
        if (done === of && of > 0) out.write(`${what}: ${of}\n`);
        return;
      }
      if (what !== current) {
        end();
        current = what;
        bar = new SingleBar(
          { format: `{bar} {value}/{total} ${what}`, hideCursor: true, clearOnComplete: false, stream: out },
          Presets.shades_classic,
        );
        bar.start(of, 0);
      }
      bar?.update(done);
      if (done === of) end();
    },
    end,
  };
}
