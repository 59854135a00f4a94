import { expect, it } from 'vitest';

const { isMended } = (await import(new URL('lib/paths.mjs', import.meta.url).href)) as { isMended: (version: string) => boolean };

it.each(['24.22.1', '24.22.12', '24.23.0', '24.30.4'])('Node %s of the calling shell is preferred to the package’s', (version) => {
  expect(isMended(version)).toBe(true);
});

it.each(['20.20.2', '22.23.4', '24.9.0', '24.21.0', '24.22.0', '24.2.9', '26.12.1', '124.22.1'])('Node %s is not', (version) => {
  expect(isMended(version)).toBe(false);
});
