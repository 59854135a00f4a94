/** Samples of one name, as Prometheus' text form has them. */
export interface Family {
  name: string;
  help: string;
  type: 'gauge' | 'counter' | 'histogram';
  /** `suffix`: of a histogram's lines. Labels have few values: never an address, an id, or anything that came in. */
  samples: readonly { suffix?: string; labels?: Readonly<Record<string, string>>; value: number }[];
}

/** The lines of families: `# HELP`, `# TYPE`, then `name{label="value"} number` each. */
export const familyLines = (families: readonly Family[]): string[] =>
  families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labels ? labelText(labels) : ''} ${value}`),
  ]);

const labelText = (labels: Readonly<Record<string, string>>): string =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`)
    .join(',')}}`;

/** A counter by labels. */
export class Counters<Labels extends Readonly<Record<string, string>>> {
  readonly #counts = new Map<string, { labels: Labels; value: number }>();

  add(labels: Labels, amount = 1): void {
    const key = Object.values(labels).join('\n');
    const known = this.#counts.get(key);
    if (known) known.value += amount;
    else this.#counts.set(key, { labels, value: amount });
  }

  family(name: string, help: string, type: 'counter' | 'gauge' = 'counter'): Family {
    return { name, help, type, samples: [...this.#counts.values()] };
  }

  /** Puts a value in the place of what was counted. */
  set(labels: Labels, value: number): void {
    this.#counts.set(Object.values(labels).join('\n'), { labels, value });
  }
}

/** Upper bounds, seconds. */
export const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How values are spread, by upper bounds. */
export class Histogram {
  readonly #counts: number[];
  readonly #bounds: readonly number[];
  #sum = 0;
  #total = 0;

  constructor(bounds: readonly number[] = SECONDS) {
    this.#bounds = bounds;
    this.#counts = bounds.map(() => 0);
  }

  note(value: number): void {
    const bucket = this.#bounds.findIndex((bound) => value <= bound);
    if (bucket >= 0) this.#counts[bucket] = (this.#counts[bucket] as number) + 1;
    this.#sum += value;
    this.#total += 1;
  }

  samples(labels: Readonly<Record<string, string>> = {}): Family['samples'] {
    let below = 0;
    const buckets = this.#bounds.map((bound, i) => {
      below += this.#counts[i] as number;
      return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
    });
    const own = Object.keys(labels).length > 0 ? { labels } : {};
    return [
      ...buckets,
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: this.#total },
      { suffix: '_sum', ...own, value: Number(this.#sum.toFixed(6)) },
      { suffix: '_count', ...own, value: this.#total },
    ];
  }
}
