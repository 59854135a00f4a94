import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { checkPages, problemsOf } from './check-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LOAD = 'export interface Props { a: string }\nexport async function load(context: LoadContext): Promise<LoadResult<Props>> {}\n';
const HEAD = "import type { Props } from './load.ts';\nexport const head = ({ props }: HeadContext<Props>): Head => ({});\n";
const PAGE = "import type { Props } from './load.ts';\nexport function Page({ a }: Props) {}\n";
let count = 0;
/** Problems of a page's folder with these files. */
function problems(files: Record<string, string>): string[] {
  count += 1;
  const page = join(folder, String(count));
  mkdirSync(page);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(page, name), text);
  return problemsOf(page);
}

it('every template of this checkout has its page, and every page its template', () =>
  expect(checkPages(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]));

it('a folder whose parts fit together has no problems', () => expect(problems({ 'load.ts': LOAD, 'head.ts': HEAD, 'page.tsx': PAGE })).toEqual([]));

it('a page without a part is named', () => {
  expect(problems({ 'load.ts': LOAD, 'page.tsx': PAGE })).toEqual(['head.ts exports no head.']);
  expect(problems({ 'load.ts': LOAD, 'head.ts': HEAD, 'page.tsx': 'export const Seite = 1;' })).toEqual(['page.tsx exports no Page.']);
});

it('a head or page with the props of something else is named', () => {
  const foreign = HEAD.replace("'./load.ts'", "'../other/load.ts'");
  expect(problems({ 'load.ts': LOAD, 'head.ts': foreign, 'page.tsx': PAGE }).join()).toMatch(/^head\.ts: the type of its props is Props/);
  const other = PAGE.replaceAll('Props', 'Else');
  expect(problems({ 'load.ts': LOAD, 'head.ts': HEAD, 'page.tsx': other }).join()).toMatch(/^page\.tsx: the type of its props is Else/);
});
