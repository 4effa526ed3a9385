/** Where pictures lie as they were given: a folder, or a store that all servers reach. */
export interface PictureStore {
  /** Puts a picture in under a name, from a file's path or from its bytes; one that is there already stays. */
  keep(source: string | Buffer, file: string): Promise<void>;
  /** Returns a picture's bytes; null when none of this name is there. */
  read(file: string): Promise<Buffer | null>;
  /** Deletes a picture; one that is not there is gone already. */
  remove(file: string): Promise<void>;
}
