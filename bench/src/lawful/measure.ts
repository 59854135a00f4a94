import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { startShop } from '../shop-process.ts';
import { crawl, fileFaults } from './crawl.ts';
import { mailFaults } from './mail-faults.ts';
import { surfaceFaults } from './private-surfaces.ts';
import { scriptedFaults } from './scripted-pages.ts';
import { readTruth } from './truth.ts';

/**
 * Criteria K1, K3, K5, K8 and K12 over the whole demo shop: every page of the sitemaps without scripts and as bots get it, pages outside the sitemaps, pages
 * with scripts, every mail of a run.
 */
export async function measureLawful({
  dataDir,
  port,
  part,
}: {
  dataDir: string;
  port: number;
  part: string | undefined;
}): Promise<{ looked: string; faults: string[] }> {
  const shop = await startShop({ dataDir, port });
  try {
    const truth = await readTruth(dataDir);
    const faults: string[] = [];
    const looked: string[] = [];
    const isSelected = (name: string) => part === undefined || part === name;
    // Printed immediately, so that an interrupted run has reported it.
    const reportFaults = (what: string, found: readonly string[]): void => {
      looked.push(what);
      faults.push(...found);
      console.log(`  ${what}: ${found.length} faults`);
    };
    if (isSelected('mails')) {
      const mails = await mailFaults(port, dataDir, truth);
      reportFaults(`${mails.mails} mails`, mails.faults);
    }
    if (isSelected('files')) {
      const files = await fileFaults(port, truth, LANGUAGE_CODES);
      reportFaults(`${files.files} labels and sheets`, files.faults);
    }
    if (isSelected('surfaces'))
      for (const lang of LANGUAGE_CODES) {
        const found = await surfaceFaults(port, lang, truth);
        reportFaults(`${found.pages} surfaces in ${lang}`, found.faults);
      }
    if (isSelected('scripts')) {
      const scripted = await scriptedFaults(port, truth);
      reportFaults(`${scripted.pages} pages with scripts`, scripted.faults);
    }
    if (isSelected('crawl')) {
      const { pages, faults: found } = await crawl(port, truth);
      reportFaults(`${pages} pages without scripts`, found);
    }
    return { looked: looked.join(', '), faults };
  } finally {
    await shop.stop();
  }
}
