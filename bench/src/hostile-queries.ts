import { inNewFolder } from './in-new-folder.ts';
import { cpuSeconds } from './process-tree.ts';
import { pick, random } from './random.ts';
import { startShop } from './shop-process.ts';

interface HostileOptions {
  port: number;
  /** Data folder of an existing shop, for a large catalogue; absent: a new demo shop. */
  dataDir: string | undefined;
  queries: number;
  seed: number;
  note: (name: string, value: number, more?: string) => void;
}

interface TimedQuery {
  query: string;
  ms: number;
}

const WORDS = [
  'laptop',
  'pralni stroj',
  'Waschmaschine',
  '55 inch',
  'televizor do 800 €',
  'for',
  'not',
  'under 800',
  'ohne',
  'class A',
  '27 col',
  'samsung',
  'hp',
  'usb',
];
const SIGNS = [
  ...['\0', '\ud800', '\udfff\ud800', '\u202e', '\u200b\u200d', '💡👩‍👩‍👧‍👦', 'שלום עולם', 'العربية', 'ﷺ'.repeat(50), 'e\u0301'.repeat(200)],
  ...[
    "'; drop table products; --",
    '" or 1=1 --',
    '<script>alert(1)</script>',
    '&amp;&#0;',
    '(a+)+$',
    '.*.*.*.*x',
    '[[[[',
    '\\\\\\',
    '../../etc/passwd',
    '%00%ff%%',
  ],
  ...[
    'a:* & !b | (c <-> d)',
    '+laptop -tv "exact" OR AND NOT',
    '{"match_all":{}}',
    'title:(laptop^5) _exists_:price [* TO *]',
    '$' + '{7*7}',
    '__proto__ constructor',
  ],
  ...['under under 99999999999999999999 between and between', 'not not not without without', '0'.repeat(500), '-'.repeat(300), ',.;:!?'],
  ...['a'.repeat(10_000), 'word '.repeat(500), 'l a p t o p '.repeat(60), 'wxyzv '.repeat(80)],
];
const LONGEST = 10_000;
const LANGUAGES = ['si', 'hr', 'en', 'de', 'rs', 'it', 'es'];
/** Queries with a longer response time, milliseconds, are repeated to measure their processor time. */
const SLOW_MS = 40;
const MOST_AGAIN = 40;
const TIMES = 8;

/** Sends queries that no shopper types, as searches and as suggestions: they must be answered or rejected fast and at low cost. */
export async function hostileQueries({ port, dataDir, queries, seed, note }: HostileOptions): Promise<void> {
  const measure = async (folder: string) => {
    const shop = await startShop({ dataDir: folder, port, until: '/readyz' });
    try {
      await measureShop({ port, pid: shop.pid, queries, seed, note });
    } finally {
      await shop.stop();
    }
  };
  await (dataDir === undefined ? inNewFolder(measure) : measure(dataDir));
}

async function measureShop({ port, pid, queries, seed, note }: Omit<HostileOptions, 'dataDir'> & { pid: number }): Promise<void> {
  const next = random(seed);
  const statuses = new Map<number, number>();
  const timedQueries: TimedQuery[] = [];
  for (let i = 0; i < queries; i += 1) {
    const query = hostileQuery(next);
    const lang = pick(LANGUAGES, next);
    const startedAt = performance.now();
    for (const status of [await search(port, { query, lang, perPage: 24 }), await suggest(port, query, lang)])
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    timedQueries.push({ query, ms: performance.now() - startedAt });
  }
  const failed = [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 || status < 200 ? times : 0), 0);
  const summary = [...statuses].map(([status, times]) => `${status} ${times}`).join(', ');
  note('hostile_failed', failed, `(${queries} queries, answers ${summary})`);
  const slowest = timedQueries.toSorted((a, b) => b.ms - a.ms);
  note('hostile_ms', slowest[0]?.ms ?? 0, `(p99 ${(slowest[Math.floor(slowest.length / 100)]?.ms ?? 0).toFixed(1)} ms, both answers)`);
  let worst = { cpu: 0, query: '' };
  for (const { query } of slowest.filter(({ ms }) => ms > SLOW_MS).slice(0, MOST_AGAIN)) {
    const cpu = await cpuOf({ port, pid, query });
    if (cpu > worst.cpu) worst = { cpu, query };
  }
  note('hostile_cpu', worst.cpu, worst.query === '' ? `(none took over ${SLOW_MS} ms)` : JSON.stringify(worst.query.slice(0, 60)));
}

/** Processor milliseconds of a query, database included; each repetition has another page size, so that no cache entry matches. */
async function cpuOf({ port, pid, query }: { port: number; pid: number; query: string }): Promise<number> {
  const before = cpuSeconds(pid);
  for (let perPage = 1; perPage <= TIMES; perPage += 1) await search(port, { query, lang: 'en', perPage });
  return ((cpuSeconds(pid) - before) * 1000) / TIMES;
}

function hostileQuery(next: () => number): string {
  const parts = Array.from({ length: 1 + Math.floor(next() * 5) }, () => pick(next() < 0.5 ? SIGNS : WORDS, next));
  const text = parts.join(next() < 0.6 ? ' ' : '');
  return [...text]
    .filter(() => next() < 0.98)
    .join('')
    .slice(0, LONGEST);
}

const search = (port: number, { query, lang, perPage }: { query: string; lang: string; perPage: number }): Promise<number> =>
  statusOf(`http://localhost:${port}/api/catalog/products/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-lang': lang },
    body: JSON.stringify({ lang, search_q: query, per_page: perPage }),
  });

const suggest = (port: number, query: string, lang: string): Promise<number> =>
  statusOf(`http://localhost:${port}/api/catalog/suggest/?lang=${lang}&q=${encodeURIComponent(query.toWellFormed()).slice(0, 8000)}`, {});

async function statusOf(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}
