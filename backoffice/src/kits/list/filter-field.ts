interface Choice {
  value: string;
  label: string;
}

/** One filter of a list; `name`: its parameter in the address. */
export type FilterField = { name: string; label: string; value: string | undefined } & (
  | {
      kind: 'choice';
      options: readonly Choice[];
      /** Label of the empty choice; absent: any. */
      none?: string;
    }
  | { kind: 'code'; maxLength?: number }
  | { kind: 'day' }
);
