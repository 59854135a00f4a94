/** Grades of opened items, best first. */
export const OPENED_GRADES = ['like-new', 'good', 'marked'] as const;
export type OpenedGrade = (typeof OPENED_GRADES)[number];

/** An opened item of a new product. */
export interface Opened {
  /** Code of the new product. */
  of: string;
  grade: OpenedGrade;
}
