/** Votes for 5, 4, 3, 2 and 1. */
export type Votes = [number, number, number, number, number];

/** Shares of the rates for an average of about 4.4: many fives, and always somebody who is unhappy. */
const SHAPE = [0.62, 0.22, 0.08, 0.03, 0.05];
const STEPS = 40;

/**
 * Votes whose average is the one wanted, as near as whole votes allow. The rates of written reviews are among them; without
 * a wanted average they are all there are.
 */
export function votesFor(rating: [average: number, count: number] | undefined, reviewRates: readonly number[]): Votes {
  const written: Votes = [0, 0, 0, 0, 0];
  for (const rate of reviewRates) move(written, 5 - rate, 1);
  const [average, count] = rating ?? [0, 0];
  const free = count - reviewRates.length;
  if (free <= 0) return written;
  const wanted = Math.min(free * 5, Math.max(free, Math.round(average * count) - points(written)));
  const others = spread(free, wanted);
  return written.map((number, i) => number + (others[i] ?? 0)) as Votes;
}

/** The average with two decimals; 0 where nobody voted. */
export const averageOf = (votes: readonly number[]): number => (sum(votes) === 0 ? 0 : Math.round((points(votes) / sum(votes)) * 100) / 100);

/** That many votes with exactly these points, in the usual shape tilted up or down. */
function spread(count: number, wanted: number): Votes {
  const shares = tilted(wanted / count);
  const votes = shares.map((share) => Math.floor(share * count)) as Votes;
  move(votes, 0, count - sum(votes));
  for (let missing = wanted - points(votes), i = 0; missing !== 0; i = (i + 1) % 4) {
    const [from, to] = missing > 0 ? [i + 1, i] : [i, i + 1];
    if (!votes[from]) continue;
    move(votes, from, -1);
    move(votes, to, 1);
    missing -= Math.sign(missing);
  }
  return votes;
}

/** The shape with each rate weighted by a power, so that its average is the one wanted; found by halving. */
function tilted(average: number): number[] {
  let [low, high] = [0.001, 1000];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = Math.sqrt(low * high);
    if (points(shape(middle)) < average) low = middle;
    else high = middle;
  }
  return shape(low);
}

function shape(tilt: number): number[] {
  const weights = SHAPE.map((share, i) => share * tilt ** (4 - i));
  return weights.map((weight) => weight / sum(weights));
}

const sum = (votes: readonly number[]): number => votes.reduce((total, number) => total + number, 0);
const points = (votes: readonly number[]): number => votes.reduce((total, number, i) => total + number * (5 - i), 0);

function move(votes: Votes, i: number, number: number): void {
  votes[i] = (votes[i] ?? 0) + number;
}
