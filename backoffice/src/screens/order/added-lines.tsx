import { QuantityField } from '../../ui/quantity-field.tsx';

export interface AddedLine {
  code: string;
  title: string;
  /** 0: removed again. */
  qty: number;
  /** Text after the code, such as a price. */
  note?: string;
}

/** Limit of units per product; the cart's own limit is lower where it matters. */
const MOST = 999;

/** Added products, each with its quantity. */
export function AddedLines({ lines, onChange }: { lines: readonly AddedLine[]; onChange: (lines: readonly AddedLine[]) => void }) {
  return lines.map(({ code, title, qty, note }) => (
    <QuantityField
      key={code}
      title={title}
      sub={note === undefined ? code : `${code} · ${note}`}
      most={MOST}
      isUnbounded
      value={qty}
      onChange={(now) => onChange(lines.map((one) => (one.code === code ? { ...one, qty: now } : one)))}
    />
  ));
}
