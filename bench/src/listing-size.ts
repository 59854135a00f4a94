import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = 'backend/src/modules/catalogue/listing/testing/size-program.ts';
const run = promisify(execFile);

interface Sizes {
  products: number;
  build: number;
  step: number;
  megabytes: number;
  p95: number;
  edit: number;
}

/** Measures the listing index of made-up products in a process of its own: processor time, so that a busy machine says the same, and memory. */
export async function measureListingSize({ products, note }: { products: number; note: (name: string, value: number, more?: string) => void }): Promise<void> {
  const { stdout } = await run(process.execPath, ['--expose-gc', PROGRAM, String(products)], { cwd: ROOT });
  const sizes = JSON.parse(stdout) as Sizes;
  const about = `(${sizes.products} products)`;
  note('listing_build', sizes.build / 1000, about);
  note('listing_step', sizes.step, about);
  note('listing_memory', sizes.megabytes, about);
  note('listing_p95', sizes.p95, about);
  note('listing_edit', sizes.edit, about);
}
