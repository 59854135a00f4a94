/** Why a picture cannot be had. */
export class PictureProblem extends Error {
  /** Whether it may be had in a moment. */
  readonly isPassing: boolean;
  /** Whether its host did not answer at all. */
  readonly isSilence: boolean;

  constructor(message: string, { isPassing = false, isSilence = false } = {}) {
    super(message);
    this.name = 'PictureProblem';
    this.isPassing = isPassing;
    this.isSilence = isSilence;
  }
}
