export interface Instalment {
  provider: string;
  count: number;
  /** Minor units. */
  monthly: number;
  total: number;
}

const PROVIDER = 'Vitrina Obroki';
/** Number of instalments and what they cost in thousandths of the price. */
const PLANS = [
  { count: 6, fee: 0 },
  { count: 12, fee: 35 },
  { count: 24, fee: 70 },
];
/** A month must be worth the paper. Minor units of any of the currencies, euro-like for EUR and BAM. */
const LEAST_MONTHLY = { EUR: 1000, BAM: 2000, RSD: 100_000 } as const;

/** Plans for a price in minor units, the shortest first; total and monthly sum agree to the cent. */
export function instalmentsFor(amount: number, currency: keyof typeof LEAST_MONTHLY): Instalment[] {
  return PLANS.flatMap(({ count, fee }) => {
    const monthly = Math.ceil((amount * (1000 + fee)) / 1000 / count);
    return monthly >= LEAST_MONTHLY[currency] ? [{ provider: PROVIDER, count, monthly, total: monthly * count }] : [];
  });
}
