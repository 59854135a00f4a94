/** What is done to a good folder, and the fault that must be named. */
export interface Breakage {
  name: string;
  file: string;
  /** The new content; `null`: the file goes. */
  content: string | Buffer | null;
  /** Lines on which the fault may be said; empty: of the file as a whole. */
  line: number | null;
  /** File of the fault, where it is another; words that it has. */
  said?: string;
  words?: string;
}
