/** What is done to a good folder, and the fault that must be named. */
export interface Breakage {
  name: string;
  file: string;
  /** The new content, or as many empty bytes; `null`: the file goes. */
  content: string | Buffer | number | null;
  /** Line on which the fault is said; 0: of the file as a whole. */
  line: number;
  /** File of the fault, where it is another; words that it has. */
  said?: string;
  words?: string;
}
