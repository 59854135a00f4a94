import type { Db } from '@vitrina/backend/db';
import { selectImportedTitles } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { findOdd } from './odd-products/find-odd.ts';
import type { ListedProduct } from './odd-products/listed-product.ts';
import { WordNumbers } from './odd-products/title-words.ts';
import type { Report } from './report.ts';

const PAGE = 5000;

/** Reports products whose price or title suggests another category: sources put one in twelve into a wrong one. Returns their number. */
export async function reportOddProducts(db: Db, { report, market }: { report: Report; market: LanguageCode }): Promise<number> {
  const odd = findOdd(await listedProducts(db, market));
  for (const { code, notes } of odd) for (const note of notes) report.addNote(code, note);
  return odd.length;
}

async function listedProducts(db: Db, market: LanguageCode): Promise<ListedProduct[]> {
  const numbers = new WordNumbers();
  const all: ListedProduct[] = [];
  for (let last = ''; ; ) {
    const rows = await selectImportedTitles(db, { after: last, limit: PAGE, market });
    for (const { code, category, title, amount } of rows) all.push({ code, category, amount, words: numbers.of(title) });
    if (rows.length < PAGE) return all;
    last = rows.at(-1)?.code ?? '';
  }
}
