import type { Db } from '@vitrina/backend/db';
import { finishImportRun, hasUnfinishedImport, startImportRun, whileNobodyElseImports } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { finishImport } from './finish-import.ts';
import { type Counts, importLines } from './import-lines.ts';
import { DEFAULT_RATES, type Rates } from './market-prices.ts';
import { prepareShop } from './prepare-shop.ts';
import { type Out, Progress } from './progress.ts';
import { Report } from './report.ts';
import { shareCodesIn } from './share-codes.ts';
import { summary } from './summary.ts';
import { survey } from './survey.ts';

export interface ImportOptions {
  db: Db;
  files: readonly string[];
  /** Euro for one unit of a currency; those of the mark and the dinar are known. */
  rates: Rates;
  out: Out;
  /** A file for every bad line and every note. */
  report?: string | undefined;
  defaultLanguage?: LanguageCode;
  now?: Date;
}

/**
 * Brings catalogue files into the shop and prints how it goes. Bad lines are reported and kept out; lines that are in
 * already are skipped, so that an interrupted import is simply run again. `'busy'`: another import is running.
 */
export const runImport = (options: ImportOptions): Promise<Counts | 'busy'> => whileNobodyElseImports(options.db, () => importFiles(options));

async function importFiles({ db, files, rates: given, out, report: reportFile, defaultLanguage = 'si', now = new Date() }: ImportOptions): Promise<Counts> {
  const startedAt = performance.now();
  const rates = { ...DEFAULT_RATES, ...given };
  const progress = new Progress(out);
  const report = new Report(reportFile);
  const runId = await startImportRun(db);
  try {
    let lines = 0;
    progress.start('Reading  ');
    const found = await survey(files, rates, (part) => progress.show(part, { lines: ++lines }));
    const shop = await prepareShop(db, found, defaultLanguage);
    const sharedCodes = await shareCodesIn(db, found.claims);
    progress.start('Importing');
    const counts = await importLines({
      db,
      files,
      rates,
      now,
      found,
      shop,
      sharedCodes,
      report,
      onLine: (part, { read, bad }) => progress.show(part, { lines: read, bad }),
    });
    if (counts.kept > 0 || (await hasUnfinishedImport(db, runId))) await finishImport(db, { defaultLanguage, say: (step) => progress.say(`${step} …`) });
    await finishImportRun(db, { id: runId, ...counts });
    const peakMegabytes = process.resourceUsage().maxRSS / 1024;
    for (const line of summary({ counts, report, seconds: (performance.now() - startedAt) / 1000, peakMegabytes, reportFile })) progress.say(line);
    return counts;
  } finally {
    await report.close();
  }
}
