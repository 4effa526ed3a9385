/** What the back office takes of a catalogue file, and for how long it stays. */
export const importLimits = {
  /** Of a file; a larger one is brought in by the command line. */
  bytes: 25_000_000,
  fileName: 200,
  /** Problems that are listed; of more it is told how many there are. */
  problems: 5000,
  /** Words for categories, and tax classes, that are asked about. */
  asked: 300,
  columns: 300,
  columnMaps: 50,
  mapName: 60,
  /** Days for which files of imports and exports stay after they ended. */
  days: 30,
} as const;
