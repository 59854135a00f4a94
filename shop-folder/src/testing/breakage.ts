/** A change that breaks a valid folder, and the expected fault. */
export interface Breakage {
  name: string;
  file: string;
  /** The new content, or a size in bytes to which the file is extended; `null`: the file is deleted. */
  content: string | Buffer | number | null;
  /** Line of the fault; 0: the file as a whole. */
  line: number;
  /** File of the fault, if another one. */
  faultFile?: string;
  words?: string;
}
