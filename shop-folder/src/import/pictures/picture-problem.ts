/** Error of a picture that cannot be fetched. */
export class PictureProblem extends Error {
  /** True if a retry may succeed. */
  readonly isPassing: boolean;
  /** True if the host did not respond at all. */
  readonly isSilence: boolean;

  constructor(message: string, { isPassing = false, isSilence = false } = {}) {
    super(message);
    this.name = 'PictureProblem';
    this.isPassing = isPassing;
    this.isSilence = isSilence;
  }
}
