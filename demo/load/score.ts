const DAY = 86_400_000;
const YEAR = 365;

/** Order of the recommended sort: well rated by many, fresh, bestsellers; a dearer thing goes a little before a cheap one. */
export function scoreOf(
  product: { rating: number; votes: readonly number[]; released: string; price: number; badges: readonly string[]; code: string },
  now: Date,
): number {
  const votes = product.votes.reduce((sum, number) => sum + number, 0);
  const liked = Math.max(0, product.rating - 3) * Math.log2(1 + votes) * 60;
  const age = Math.max(0, (now.getTime() - Date.parse(product.released)) / DAY / YEAR);
  const fresh = 350 / (1 + age);
  const badge = product.badges.includes('bestseller') ? 180 : 0;
  const handle = product.code === 'DEMO-LAPTOP-01' ? 300 : 0;
  return Math.round(liked + fresh + badge + handle + Math.log10(product.price) * 25);
}
