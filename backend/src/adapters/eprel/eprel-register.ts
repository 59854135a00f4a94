/** Record of a model in the register of energy labels (EPREL). */
export interface EprelRecord {
  /** Digits, as requested. */
  id: string;
  supplier: string;
  model: string;
  class: string;
  /** The supplier's label. */
  label: { type: 'image/svg+xml' | 'image/png' | 'application/pdf'; bytes: Uint8Array };
}

/** The European register of energy labels (regulation 2017/1369, article 12). Throws on a failed request or an invalid response. */
export interface EprelRegister {
  /** `null`: the model does not exist. */
  read: (id: string, signal: AbortSignal) => Promise<EprelRecord | null>;
}
