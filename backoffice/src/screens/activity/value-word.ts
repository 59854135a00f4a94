/** Label groups of states, by kind of change. */
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

/** Label groups of values, by field; the first group with a label for the value is used. */
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

/** Label of a field's value; `null`: it has none, such as free text. */
export function valueWord(labels: Labels, { kind, path, value }: { kind: string; path: string; value: unknown }): string | null {
  if (typeof value !== 'string') return null;
  const field = path.split('.').at(-1) ?? path;
  const groups = [...(field === 'state' ? (STATES[kind] ?? Object.values(STATES).flat()) : (FIELDS[field] ?? [])), ...ANY];
  const name = groups.map((group) => `${group}_${value.replaceAll('.', '_')}`).find((one) => labels.has(one));
  return name === undefined ? null : labels.text(name);
}
