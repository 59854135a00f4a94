import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createAppleIcon } from './apple-icon.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'icon-'));
mkdirSync(join(dataDir, 'media', 'theme'), { recursive: true });
writeFileSync(join(dataDir, 'media', 'theme', 'icon.svg'), square('#0b5d3b'));
writeFileSync(join(dataDir, 'secret.svg'), square('#ff0000'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function square(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="${colour}"/></svg>`;
}
const svgReply = (svg: string) => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
const elsewhere = (location: string) => new Response(null, { status: 302, headers: { location } });

async function middleOf(body: Buffer | string | undefined): Promise<[number, number, number[]]> {
  const { data, info } = await sharp(body as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (info.width * 90 + 90) * info.channels;
  return [info.width, info.height, [...data.subarray(at, at + 3)]];
}

it('is the drawn sign or the file of the theme at 180 by 180 pixels, anew where it is another', async () => {
  const replies = [svgReply(square('#1d4ed8')), elsewhere('/media/theme/icon.svg')];
  const icon = createAppleIcon({ fetchPath: async () => replies.shift() as Response, dataDir });
  expect(await middleOf((await icon()).body)).toEqual([180, 180, [29, 78, 216]]);
  expect(await middleOf((await icon()).body)).toEqual([180, 180, [11, 93, 59]]);
});

it.each(['/secret.svg', '/media/theme/../../secret.svg', '/media/theme/none.svg', 'https://elsewhere.example/icon.svg'])(
  'reads nothing at %s',
  async (location) => {
    const icon = createAppleIcon({ fetchPath: async () => elsewhere(location), dataDir });
    expect((await icon()).status).toBe(404);
  },
);
