import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturePath } from '@vitrina/contract/blocks';
import { afterAll, expect, it } from 'vitest';
import { openPictureStore } from './picture-store.ts';

const dir = mkdtempSync(join(tmpdir(), 'picture-store-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each(['IMG_2034.JPG', '_DSC0042.jpeg', 'Slike/-1/Kajak.PNG', `${'a/'.repeat(4)}${'x'.repeat(240)}.webp`, 'photo.avif'])(
  'a picture has an address that is given out, whatever a camera called it: %.40s',
  async (name) => {
    const path = await openPictureStore(dir, 'galeb').put(name, Buffer.from(name));
    expect(picturePath.safeParse(path).success, path).toBe(true);
    expect(path.length).toBeLessThan(200);
    expect(readdirSync(dir, { recursive: true })).toContain(path);
  },
);
