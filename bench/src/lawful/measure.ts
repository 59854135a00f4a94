import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { startShop } from '../shop-process.ts';
import { crawl, fileFaults } from './crawl.ts';
import { mailFaults } from './mail-faults.ts';
import { surfaceFaults } from './private-surfaces.ts';
import { scriptedFaults } from './scripted-pages.ts';
import { readTruth } from './truth.ts';

/** K1, K3, K5, K8 and K12 over the whole demo shop: every page of the sitemaps without scripts and as bots get it, what no sitemap names, pages with scripts, every mail of a run. */
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
    const wanted = (name: string) => part === undefined || part === name;
    if (wanted('mails')) {
      const mails = await mailFaults(port, dataDir, truth);
      looked.push(`${mails.mails} mails`);
      faults.push(...mails.faults);
    }
    if (wanted('files')) {
      const files = await fileFaults(port, truth, LANGUAGE_CODES);
      looked.push(`${files.files} labels and sheets`);
      faults.push(...files.faults);
    }
    if (wanted('surfaces'))
      for (const lang of LANGUAGE_CODES) {
        const found = await surfaceFaults(port, lang, truth);
        looked.push(`${found.pages} surfaces in ${lang}`);
        faults.push(...found.faults);
      }
    if (wanted('scripts')) {
      const scripted = await scriptedFaults(port, truth);
      looked.push(`${scripted.pages} pages with scripts`);
      faults.push(...scripted.faults);
    }
    if (wanted('crawl')) {
      const { pages, faults: found } = await crawl(port, truth);
      looked.push(`${pages} pages without scripts`);
      faults.push(...found);
    }
    return { looked: looked.join(', '), faults };
  } finally {
    await shop.stop();
  }
}
