import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runImportProcess } from '../import-process.ts';
import { inNewFolder } from '../in-new-folder.ts';
import { reportOnly } from '../report-only.ts';
import { startShop } from '../shop-process.ts';
import { rankOfFolder } from './judged-folder.ts';
import { readQueries } from './read-queries.ts';
import { type Score, scoreShop } from './score-shop.ts';
import { type SearchClient, searchClient } from './search-client.ts';

interface QualityOptions {
  port: number;
  /** URL of a running shop; absent: a separate demo shop. */
  url: string | undefined;
  /** Folder with catalogue files and ratings of their products, imported by the shop at `url` or by a new shop; absent: only our own queries. */
  judged: string | undefined;
  /** Set of our own queries, a file of `queries/`: `demo` or `everyday`. */
  set: string;
  note: (name: string, value: number, more?: string) => void;
}

/** Measures search quality: our own queries in ten languages over the demo shop, and the ratings of a folder over its imported products. */
export async function searchQuality({ port, url, judged, set, note }: QualityOptions): Promise<void> {
  if (judged) {
    if (url) return noteRank(searchClient(url), judged, note);
    return inNewFolder(async (dataDir) => {
      await importInto({ dataDir, port, folder: judged });
      const shop = await startShop({ dataDir, port });
      try {
        await noteRank(searchClient(`http://localhost:${port}`), judged, note);
      } finally {
        await shop.stop();
      }
    });
  }
  const queries = readQueries(set);
  if (url) return report(await scoreShop(searchClient(url), queries), note);
  await inNewFolder(async (dataDir) => {
    const shop = await startShop({ dataDir, port });
    try {
      report(await scoreShop(searchClient(`http://localhost:${port}`), queries), note);
    } finally {
      await shop.stop();
    }
  });
}

/** Imports a folder's catalogue files, with products lacking mandatory information on sale: this measures ranking, not labels. */
async function importInto({ dataDir, port, folder }: { dataDir: string; port: number; folder: string }): Promise<void> {
  const shop = await startShop({ dataDir, port });
  await reportOnly(dataDir);
  await shop.stop();
  const files = readdirSync(folder).filter((name) => /^catalogue.*\.ndjson(?:\.gz)?$/.test(name));
  const { seconds, code } = await runImportProcess({ files: files.map((name) => join(folder, name)), dataDir });
  console.log(`import: ${seconds.toFixed(0)} s, exit code ${code} (1: single lines were left out); the guardian reports and holds nothing`);
}

async function noteRank(client: SearchClient, folder: string, note: QualityOptions['note']): Promise<void> {
  for (const half of ['fit', 'check', undefined] as const) {
    const { queries, all, withOthers, judgedSource, judgedAlone, seen } = await rankOfFolder(client, folder, half);
    console.log(
      `NDCG@10 ${half ?? 'both'}: ${all.toFixed(3)} all imported, ${judgedSource.toFixed(3)} judged source alone, ${judgedAlone.toFixed(3)} judged products alone, ${withOthers.toFixed(3)} with the demo's own products among them (${queries} queries)`,
    );
    if (half) continue;
    if (seen < LEAST_SEEN)
      console.log(`Only ${(seen * 100).toFixed(0)} % of the judged products came up at all: are they off sale in this shop (settings, guardian)?`);
    note('search_ndcg', all);
    note('search_ndcg_judged', judgedSource);
  }
}

/** Below this share of judged products seen, something other than the ranking hides them. */
const LEAST_SEEN = 0.2;

const percent = (scores: readonly Score[], of: 'search' | 'suggest'): string => {
  const judged = scores.filter((score) => score[of] !== null);
  return judged.length === 0 ? '  –' : String(Math.round((judged.filter((score) => score[of]).length / judged.length) * 100)).padStart(3);
};

/** Percentage with a right result among the first five, by language and by kind: search / suggestions. */
function report(scores: readonly Score[], note: QualityOptions['note']): void {
  const kinds = [...new Set(scores.map((score) => score.query.kind))];
  const langs = [...new Set(scores.map((score) => score.query.lang))];
  console.log(`${'kind'.padEnd(12)}${langs.map((lang) => lang.padStart(9)).join('')}      all`);
  const row = (title: string, of: readonly Score[]) => {
    const cells = [...langs.map((lang) => of.filter((score) => score.query.lang === lang)), of];
    console.log(`${title.padEnd(12)}${cells.map((cell) => `${percent(cell, 'search')}/${percent(cell, 'suggest')}`.padStart(9)).join('')}`);
  };
  for (const kind of kinds)
    row(
      kind,
      scores.filter((score) => score.query.kind === kind),
    );
  for (const half of ['fit', 'check'] as const)
    row(
      half,
      scores.filter((score) => score.query.half === half),
    );
  row('all', scores);
  if (process.argv.includes('--misses'))
    for (const { query, search, suggest, shown } of scores)
      if (!search || suggest === false)
        console.log(`${query.lang} ${query.kind}: "${query.q}" ${search ? 'ok' : 'MISS'}/${suggest ? 'ok' : 'MISS'}: ${shown.slice(0, 3).join(' | ')}`);
  const share = (of: readonly Score[], by: 'search' | 'suggest') => (of.filter((score) => score[by]).length / Math.max(1, of.length)) * 100;
  const help = scores.filter((score) => score.query.kind === 'help');
  const questions = scores.filter((score) => ['question', 'price'].includes(score.query.kind));
  const others = scores.filter((score) => score.query.kind !== 'help');
  note(
    'search_found',
    Math.min(
      ...langs.map((lang) =>
        share(
          others.filter((score) => score.query.lang === lang),
          'search',
        ),
      ),
    ),
    '(the weakest language)',
  );
  note(
    'search_suggested',
    Math.min(
      ...langs.map((lang) =>
        share(
          others.filter((score) => score.query.lang === lang),
          'suggest',
        ),
      ),
    ),
    '(the weakest language)',
  );
  note('search_questions', share(questions, 'search'), '(questions and prices)');
  note('search_help', share(help, 'search'));
}
