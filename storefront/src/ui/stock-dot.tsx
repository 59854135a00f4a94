/** Filled: there are pieces; amber ring: one; grey ring: none. Its shape tells as much as its colour. */
export function StockDot({ level }: { level: 'in' | 'low' | 'none' }) {
  return <i className={`stock-dot ${level}`} />;
}
