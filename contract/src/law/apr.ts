interface Credit {
  /** Total amount of credit, in any unit. */
  amount: number;
  /** One instalment in the same unit, paid at the end of each month. */
  monthly: number;
  count: number;
  /** Fee paid at the beginning, in the same unit. */
  fee?: number;
}

const STEPS = 80;

/**
 * Annual percentage rate of charge of equal monthly instalments, percent with one decimal (directive 2023/2225, annex III): the
 * yearly rate at which the present value of all payments equals the credit. Credit without cost has 0.
 */
export const aprOf = ({ fee = 0, ...credit }: Credit): number =>
  Math.round(((1 + monthlyRate({ ...credit, amount: credit.amount - fee })) ** 12 - 1) * 1000) / 10;

/** The borrowing rate a year, percent with two decimals. */
export const nominalRateOf = (credit: Credit): number => Math.round(monthlyRate(credit) * 12 * 10_000) / 100;

/** Bisection: the present value of the payments falls with the rate. */
function monthlyRate({ amount, monthly, count }: Credit): number {
  if (!(amount > 0) || monthly * count <= amount) return 0;
  const worth = (rate: number): number => (monthly * (1 - (1 + rate) ** -count)) / rate;
  let [low, high] = [1e-9, 10];
  for (let i = 0; i < STEPS; i += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > amount) low = middle;
    else high = middle;
  }
  return low;
}
