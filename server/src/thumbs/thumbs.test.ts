import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { THUMB_PRESETS } from '@vitrina/contract/thumbs';
import { rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { createDiskCache } from './disk-cache.ts';
import { readThumbPath } from './read-thumb-path.ts';
import { createWorkQueue, QueueFull } from './work-queue.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1002"><circle cx="600" cy="500" r="400" fill="#0a7"/></svg>';

let test: TestShop;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  test = await startTestShop();
  const put = (name: string, bytes: Buffer | string) => {
    const file = join(test.dataDir, 'media', name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, bytes);
  };
  put('demo/a/front-1a2b3c4d.svg', DRAWING);
  put(
    'demo/photo.png',
    await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#336699' } })
      .png()
      .toBuffer(),
  );
  put(
    'demo/photo.avif',
    await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#336699' } })
      .avif()
      .toBuffer(),
  );
  const whole = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  put('bad/cut.jpg', whole.subarray(0, whole.length / 2));
  put('bad/page.svg', '<html><script>alert(1)</script></html>');
  put('bad/text.png', 'no picture');
  put('bad/empty.webp', '');
  put('bad/wide.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>');
  put(
    'bad/bomb.png',
    await sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
});
afterAll(() => test.stop());

const get = (path: string) => rawRequest({ port: test.port, path });

describe('a picture', () => {
  const sizes: [keyof typeof THUMB_PRESETS, number, number, string][] = [
    ['catalog_detail', 640, 534, 'S9.35'],
    ['catalog_detail_small', 110, 92, 'S9.36'],
    ['catalog_detail_zoom', 1000, 835, 'S9.37'],
    ['listing', 400, 334, 'S9.38'],
    ['listing_small', 110, 92, 'S9.39'],
    ['cart', 400, 334, 'S9.40'],
    ['order', 140, 117, 'S9.41'],
    ['hero', 1920, 440, 'S9.42'],
    ['hero_mobile', 960, 676, 'S9.43'],
  ];

  it.each(sizes.map(([preset, width, height, id]) => ({ preset, width, height, id })))(
    'for $preset is $width by $height [$id]',
    async ({ preset, width, height }) => {
      const reply = await get(`/thumbs/${preset}/demo/a/front-1a2b3c4d.svg.webp`);
      expect(await sharp(reply.body).metadata()).toMatchObject({ format: 'webp', width, height });
    },
  );

  it('comes as AVIF and WebP, see-through where the original is, for ever', async () => {
    const [avif, webp] = await Promise.all([get('/thumbs/listing/demo/a/front-1a2b3c4d.svg.avif'), get('/thumbs/listing/demo/a/front-1a2b3c4d.svg.webp')]);
    expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp']);
    expect(avif.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(webp.body).metadata()).hasAlpha).toBe(true);
  });

  it('made from a photo is cropped where the preset has both sides', async () => {
    expect(await sharp((await get('/thumbs/hero_mobile/demo/photo.png.webp')).body).metadata()).toMatchObject({ width: 960, height: 676 });
  });

  it('made from an AVIF file is made as from any other', async () => {
    const reply = await get('/thumbs/listing/demo/photo.avif.webp');
    expect(await sharp(reply.body).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  });

  const lifeTimes: [number, Record<string, string>][] = [
    [180, {}],
    [30, { CACHE_MINUTES: 'thumbs=30' }],
  ];
  it.each(lifeTimes)('that changed is seen after %i minutes, here and in browsers; one with a name of its own never changes [S9.21]', async (minutes, env) => {
    const other = await startTestShop({ env, database: test.database });
    const file = join(other.dataDir, 'media', 'plain.svg');
    const draw = (side: number) => writeFileSync(file, DRAWING.replace('width="1200" height="1002"', `width="${side}" height="1200"`));
    const widthNow = async () => {
      const reply = await rawRequest({ port: other.port, path: '/thumbs/order/plain.svg.webp' });
      expect(reply.headers['cache-control']).toBe(`public, max-age=${minutes * 60}`);
      return (await sharp(reply.body).metadata()).height;
    };
    mkdirSync(join(other.dataDir, 'media'), { recursive: true });
    draw(1200);
    const startedAt = Date.now();
    expect(await widthNow()).toBe(140);
    draw(600);
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt + minutes * 60_000 - 1 });
    try {
      expect(await widthNow()).toBe(140);
      vi.setSystemTime(Date.now() + 60_000);
      expect(await widthNow()).toBe(280);
      rmSync(file);
      vi.setSystemTime(Date.now() + minutes * 60_000);
      expect((await rawRequest({ port: other.port, path: '/thumbs/order/plain.svg.webp' })).status).toBe(404);
    } finally {
      vi.useRealTimers();
      await other.stop();
    }
  });

  it('is kept on disk and not made again', async () => {
    await get('/thumbs/order/demo/a/front-1a2b3c4d.svg.webp');
    expect(existsSync(join(test.dataDir, 'thumbs/1/order/demo/a/front-1a2b3c4d.svg.webp'))).toBe(true);
    expect(readdirSync(join(test.dataDir, 'thumbs/1/order/demo/a')).some((name) => name.endsWith('.tmp'))).toBe(false);
  });
});

describe('instead of a picture a drawn placeholder with 404 comes for', () => {
  it.each(['bad/cut.jpg', 'bad/page.svg', 'bad/text.png', 'bad/empty.webp', 'bad/wide.svg', 'bad/bomb.png', 'demo/none.svg'])('%s', async (name) => {
    const before = process.memoryUsage.rss();
    const reply = await get(`/thumbs/listing/${name}.webp`);
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([404, 'image/svg+xml', 'public, max-age=60']);
    expect(reply.body.toString()).toMatch(/^<svg/);
    expect(process.memoryUsage.rss() - before).toBeLessThan(256 * 1024 * 1024);
  });

  it.each([
    '/thumbs/listing/../../../etc/passwd.svg.webp',
    '/thumbs/listing/..%2f..%2fpostgres-password.svg.webp',
    '/thumbs/listing/demo/%2e%2e/x.svg.webp',
    '/thumbs/listing/demo//photo.png.webp',
    '/thumbs/listing/.hidden.png.webp',
    '/thumbs/listing/http://127.0.0.1/x.png.webp',
    '/thumbs/listing/demo/photo.png%00.webp',
    '/thumbs/listing/demo/photo.png',
    '/thumbs/listing/demo/photo.png.gif',
    '/thumbs/huge/demo/photo.png.webp',
    '/thumbs/constructor/demo/photo.png.webp',
    '/thumbs/__proto__/demo/photo.png.webp',
    '/thumbs/1234/demo/photo.png.webp',
  ])('%s, without looking at the disk', async (path) => {
    expect(readThumbPath(path)).toBeNull();
    expect((await get(path)).status).toBe(404);
  });
});

describe('the work', () => {
  it('for one picture is done once, and two pictures are made at a time', async () => {
    const queue = createWorkQueue<string>({ atOnce: 2, waitingAtMost: 100 });
    let running = 0;
    let most = 0;
    let completed = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      completed += 1;
      return 'made';
    };
    await Promise.all([...Array.from({ length: 30 }, () => queue('same', job)), ...Array.from({ length: 10 }, (_, i) => queue(`other ${i}`, job))]);
    expect([most, completed]).toEqual([2, 11]);
  });

  it('is refused when too much is waiting', async () => {
    const queue = createWorkQueue<void>({ atOnce: 1, waitingAtMost: 3 });
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const jobs = Array.from({ length: 6 }, (_, i) =>
      queue(`${i}`, () => gate).then(
        () => 'done',
        () => 'refused',
      ),
    );
    open();
    expect((await Promise.all(jobs)).filter((outcome) => outcome === 'refused')).toHaveLength(2);
  });

  it('is refused when it could not begin in time, and skipped for clients that hung up', async () => {
    const queue = createWorkQueue<string>({ atOnce: 1, waitingAtMost: 10, waitMs: 50 });
    let open: () => void = () => {};
    const firstJob = queue('held', () => new Promise((resolve) => (open = () => resolve('done'))));
    await expect(queue('late', async () => 'never')).rejects.toThrow(QueueFull);
    const gone = queue(
      'gone',
      () => Promise.reject(new Error('was done')),
      () => false,
    );
    const there = queue('there', async () => 'made');
    open();
    await expect(gone).rejects.toThrow(QueueFull);
    expect([await firstJob, await there]).toEqual(['done', 'made']);
  });

  it('goes on after a failure', async () => {
    const queue = createWorkQueue<string>({ atOnce: 1, waitingAtMost: 3 });
    await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue('a', async () => 'made')).toBe('made');
  });
});

describe('the disk', () => {
  it('is bounded: the oldest pictures go first', async () => {
    const folder = join(test.dataDir, 'bounded');
    const disk = createDiskCache({ folder, limit: 1000, log: () => {} });
    for (let i = 0; i < 9; i += 1) {
      await disk.write(`p/${i}.webp`, Buffer.alloc(100));
      utimesSync(join(folder, `p/${i}.webp`), i, i);
    }
    await disk.write('p/new.webp', Buffer.alloc(300));
    const left = readdirSync(join(folder, 'p'));
    expect(left).toContain('new.webp');
    expect(left).not.toContain('0.webp');
    expect(left.length).toBeLessThanOrEqual(7);
  });

  it('that cannot be written loses nothing but the copy', async () => {
    const messages: string[] = [];
    const disk = createDiskCache({ folder: join(test.dataDir, 'media/demo/photo.png'), limit: 1000, log: (message) => messages.push(message) });
    await disk.write('a.webp', Buffer.alloc(1));
    expect(await disk.read('a.webp')).toBeNull();
    expect(messages).toHaveLength(1);
  });
});
