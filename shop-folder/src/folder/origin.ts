/** Where an entry stands. */
export interface Origin {
  file: string;
  path: readonly (string | number)[];
}
