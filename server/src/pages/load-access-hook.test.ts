import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadAccessHook } from './load-access-hook.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-hook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string, source: string): string => {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
};

it('is the default export of the module that ACCESS_HOOK names [S6.9]', async () => {
  const hook = await loadAccessHook(fileOf('hook.mjs', "export default ({ path, isStaff }) => path === '/secret/' && !isStaff ? 'Error404' : null;"));
  expect([hook?.({ path: '/secret/', isStaff: false }), hook?.({ path: '/secret/', isStaff: true })]).toEqual(['Error404', null]);
  expect(await loadAccessHook(undefined)).toBeUndefined();
});

it.each([
  ['missing.mjs', null],
  ['broken.mjs', 'export default ('],
  ['empty.mjs', 'export const a = 1;'],
])('refuses to start with %s', async (name, source) => {
  const file = source === null ? join(folder, name) : fileOf(name, source);
  await expect(loadAccessHook(file)).rejects.toThrow(/ACCESS_HOOK/);
});
