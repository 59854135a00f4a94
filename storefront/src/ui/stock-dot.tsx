/** Filled: in stock; amber ring: one left; grey ring: none. The shape shows the level without the colour. */
export function StockDot({ level }: { level: 'in' | 'low' | 'none' }) {
  return <i className={`stock-dot ${level}`} />;
}
