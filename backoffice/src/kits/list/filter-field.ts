interface Choice {
  value: string;
  label: string;
}

/** One filter of a list, by its name in the address. */
export type FilterField = { name: string; label: string; value: string | undefined } & (
  | { kind: 'choice'; options: readonly Choice[] /** What no choice means; absent: any. */; none?: string }
  | { kind: 'code'; maxLength?: number }
  | { kind: 'day' }
);
