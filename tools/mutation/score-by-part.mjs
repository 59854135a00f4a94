/** Parts of the shop whose rules are mutated; a file belongs to the first that fits. */
const PARTS = [
  ['redirects', /\/values\/redirect|\/routes\/redirect-chain\.ts$/],
  ['values', /^contract\/src\/values\//],
  ['totals', /\/cart\/totals\.ts$/],
  ['states', /-states\.ts$/],
  ['visibility', /\/visibility\.ts$/],
  ['coupons', /\/coupon-rule\.ts$/],
  ['search words', /\/catalogue\/search\//],
];

/**
 * Killed and all mutants of each part, from the report of StrykerJS as JSON. A mutant that no test reached is alive; one that was not
 * tried, or could not be, counts nowhere.
 */
export function scoreByPart({ files }) {
  const parts = new Map(PARTS.map(([name]) => [name, { killed: 0, all: 0 }]));
  for (const [file, { mutants }] of Object.entries(files)) {
    const part = parts.get(PARTS.find(([, fits]) => fits.test(file))?.[0]);
    if (!part) throw new Error(`no part for ${file}`);
    const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
    part.all += counted.length;
    part.killed += counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  }
  return parts;
}
