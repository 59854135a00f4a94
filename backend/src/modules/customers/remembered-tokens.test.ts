import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const usedMegabytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

it('a thousand remembered tokens keep no whole header of 16 kB that each came in', async () => {
  const tokens = createTokens('s'.repeat(32));
  const jwts = await Promise.all(Array.from({ length: 1000 }, () => tokens.issue({ userId: null })));
  // A header as one flat string, as in a request; the token is a substring of it.
  const header = (jwt: string): string => Buffer.from(`token=${jwt}; `.padEnd(16_000, 'x')).toString('latin1');
  await tokens.read(await tokens.issue({ userId: null }));
  const before = usedMegabytes();
  for (const jwt of jwts) expect(await tokens.read(header(jwt).slice(6, 6 + jwt.length))).not.toBeNull();
  expect(usedMegabytes() - before).toBeLessThan(8);
  expect(await tokens.read(jwts[0] as string)).not.toBeNull();
});
