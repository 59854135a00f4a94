const DAY = 86_400_000;
const YEAR = 365;

interface Scored {
  rating: number;
  votes: readonly number[];
  /** YYYY-MM-DD; `null`: unknown, gets next to no points for being new. */
  released: string | null;
  /** Cents. */
  price: number;
  badges: readonly string[];
  boost: number;
}

/** Score for the recommended sort order: well rated by many, new, bestsellers; expensive products slightly before cheap ones. */
export function scoreOf({ rating, votes: counted, released, price, badges, boost }: Scored, now: Date): number {
  const votes = counted.reduce((sum, number) => sum + number, 0);
  const liked = Math.max(0, rating - 3) * Math.log2(1 + votes) * 60;
  const age = released === null ? YEAR : Math.max(0, (now.getTime() - Date.parse(released)) / DAY / YEAR);
  const fresh = 350 / (1 + age);
  const badge = badges.includes('bestseller') ? 180 : 0;
  return Math.round(liked + fresh + badge + boost + Math.log10(Math.max(1, price)) * 25);
}

/** Average rating with two decimals; 0 without votes. */
export function averageOf(votes: readonly number[]): number {
  const count = votes.reduce((total, number) => total + number, 0);
  const points = votes.reduce((total, number, i) => total + number * (5 - i), 0);
  return count === 0 ? 0 : Math.round((points / count) * 100) / 100;
}
