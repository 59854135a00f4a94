/** The parts of StrykerJS's JSON report that are read here. */
export interface MutationReport {
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>;
}

interface Score {
  killed: number;
  all: number;
}

/** Parts of the shop whose rules are mutated; the first match decides. */
const PARTS: readonly (readonly [name: string, files: RegExp])[] = [
  ['redirects', /\/values\/redirect|\/redirects\/redirect-chain\.ts$/],
  ['values', /^contract\/src\/values\//],
  ['totals', /\/cart-totals\.ts$/],
  ['states', /-states\.ts$/],
  ['visibility', /\/visibility\.ts$/],
  ['coupons', /\/coupon-eligibility\.ts$/],
  ['search words', /\/catalogue\/search\//],
];

/** Killed and total mutants of each part. A mutant that no test reached counts as alive; one that was not tried, or could not be, is ignored. */
export function scoreByPart({ files }: MutationReport): Map<string, Score> {
  const scores = new Map(PARTS.map(([name]) => [name, { killed: 0, all: 0 }]));
  for (const [file, { mutants }] of Object.entries(files)) {
    const score = scores.get(PARTS.find(([, fits]) => fits.test(file))?.[0] ?? '');
    if (!score) throw new Error(`no part for ${file}`);
    const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    score.killed += killed;
    score.all += killed + mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  }
  return scores;
}
