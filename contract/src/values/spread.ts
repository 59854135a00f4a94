/**
 * Divides an amount over lines by their value, exact to the cent: the largest remainders get the cents that are left over. Of equal ones the
 * first key gets it, `keys` being the lines' codes: the division does not depend on their order then. Without keys the first line does.
 */
export function spread(amount: number, values: readonly number[], keys?: readonly string[]): number[] {
  const whole = values.reduce((total, value) => total + value, 0);
  if (whole === 0) return values.map(() => 0);
  // Sums in para times sums in para are too large for a number.
  const shares = values.map((value, i) => {
    const product = BigInt(amount) * BigInt(value);
    return { i, share: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  let over = amount - shares.reduce((total, { share }) => total + share, 0);
  for (const one of shares.toSorted((a, b) => b.rest - a.rest || compare(keys?.[a.i], keys?.[b.i]) || a.i - b.i)) {
    if (over === 0) break;
    one.share += 1;
    over -= 1;
  }
  return shares.map(({ share }) => share);
}

/** Order by code points, which is equal on every machine. */
const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
