const KEPT = 100;

/** Keeps the last drawings: one takes up to 20 ms of the only thread, and an order's pages ask for the same one again. */
export function rememberDrawn(draw: (payload: Buffer) => string): (payload: Buffer) => string {
  const drawn = new Map<string, string>();
  return (payload) => {
    const key = payload.toString('latin1');
    const svg = drawn.get(key) ?? draw(payload);
    drawn.delete(key);
    drawn.set(key, svg);
    if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value as string);
    return svg;
  };
}
