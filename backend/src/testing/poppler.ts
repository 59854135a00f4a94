import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = process.env.POPPLER_PATH;

/** `npm test` finds or installs it and says so; without it the tests that need it are left out. */
export const hasPoppler = folder !== undefined;
/** Beside `skipIf`: the run's last lines name it. */
export const NEEDS_POPPLER = { meta: { needs: 'Poppler' } };

const run = promisify(execFile);

/** Runs one of Poppler's programs; gives what it prints. */
export const poppler = async (program: 'pdftotext' | 'pdftoppm', ...args: string[]): Promise<string> =>
  (await run(join(folder as string, program), args)).stdout;
