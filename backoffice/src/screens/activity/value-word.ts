/** Groups of labels that say states in words, by kind of change. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  return: ['return_state'],
  shipment: ['parcel_state'],
  trade_in: ['trade_in_state'],
  company: ['company_state'],
  review: ['review_state'],
  question: ['review_state'],
  refund: ['refund_state'],
  bank_entry: ['bank_tab'],
};

/** Groups of labels that say values in words, by field; the first one that knows the value. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  status: ['order_state'],
  payment_status: ['payment_state'],
  kind: ['return_kind', 'document'],
  reason: ['refund_reason', 'stock_reason', 'cancel_reason'],
  cancel_reason: ['cancel_reason'],
  decision: ['review_state', 'company_state'],
  factor: ['self'],
  permissions: ['right'],
  role: ['role'],
  columns: ['orders', 'customers', 'return', 'refund', 'payment', 'bank', 'trade_in', 'reviews'].map((list) => `${list}_column`),
};
const ANY = ['condition', 'return_place'];

interface Labels {
  has: (name: string) => boolean;
  text: (name: string) => string;
}

/** The word for a value of a field; `null`: it is none of those that have one, as what people wrote. */
export function valueWord(labels: Labels, { kind, path, value }: { kind: string; path: string; value: unknown }): string | null {
  if (typeof value !== 'string') return null;
  const field = path.split('.').at(-1) ?? path;
  const groups = [...(field === 'state' ? (STATES[kind] ?? Object.values(STATES).flat()) : (FIELDS[field] ?? [])), ...ANY];
  const name = groups.map((group) => `${group}_${value.replaceAll('.', '_')}`).find((one) => labels.has(one));
  return name === undefined ? null : labels.text(name);
}
