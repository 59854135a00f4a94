import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LISTS = 'backend/src/modules/catalogue/listing/testing/size-program.ts';
const WORDS = 'backend/src/modules/catalogue/search/testing/size-program.ts';
const run = promisify(execFile);

interface Sizes {
  products: number;
  build: number;
  step: number;
  megabytes: number;
  p95: number;
  edit: number;
}

interface SearchSizes {
  products: number;
  build: number;
  step: number;
  megabytes: number;
  cpu: number;
  p95: number;
  results: number;
}

interface Options {
  products: number;
  note: (name: string, value: number, more?: string) => void;
}

const sizesOf = async <T>(program: string, products: number): Promise<T> =>
  JSON.parse((await run(process.execPath, ['--expose-gc', program, String(products)], { cwd: ROOT })).stdout) as T;

/** Measures the listing index of generated products in a separate process: memory, and processor time, which other load of the machine affects little. */
export async function measureListingSize({ products, note }: Options): Promise<void> {
  const sizes = await sizesOf<Sizes>(LISTS, products);
  const about = `(${sizes.products} products)`;
  note('listing_build', sizes.build / 1000, about);
  note('listing_step', sizes.step, about);
  note('listing_memory', sizes.megabytes, about);
  note('listing_p95', sizes.p95, about);
  note('listing_edit', sizes.edit, about);
  await measureSearchSize({ products, note });
}

/** Measures the search index likewise, together with the listing index it is used with. */
async function measureSearchSize({ products, note }: Options): Promise<void> {
  const sizes = await sizesOf<SearchSizes>(WORDS, products);
  const about = `(${sizes.products} products)`;
  note('search_build', sizes.build / 1000, about);
  note('search_step', sizes.step, about);
  note('search_memory', sizes.megabytes, about);
  note('search_size_cpu', sizes.cpu, `(${sizes.results.toFixed(0)} results on the average)`);
  note('search_size_p95', sizes.p95, about);
}
