/** Place of an entry: file and path in it. */
export interface Origin {
  file: string;
  path: readonly (string | number)[];
}
