import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Parts, Server } from './parts.ts';

const SLOW_CLIENTS = 200;
const CRAWLER_LANES = 8;

/** Clients that send their headers one byte at a time. */
export function dripSlowly(ports: readonly number[]): () => void {
  const sockets = Array.from({ length: SLOW_CLIENTS }, (_, i) => {
    const socket = connect({ port: ports[i % ports.length] as number, host: '127.0.0.1' }, () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX: '));
    return socket.on('error', () => {});
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
  }, 500);
  return () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
}

/** Crawler that requests combinations of filters, each only once, without a pause between requests. */
export function crawl(ports: readonly number[]): () => Promise<void> {
  let isOver = false;
  let n = 0;
  const lane = async (): Promise<void> => {
    while (!isOver) {
      n += 1;
      const address = `http://127.0.0.1:${ports[n % ports.length]}/katalog/?ram=${n % 64}&price_from=${n}&sort=price_asc&page=${1 + (n % 9)}`;
      const headers = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.1)' };
      await fetch(address, { headers, signal: AbortSignal.timeout(10_000) })
        .then((reply) => reply.text())
        .catch(() => {});
    }
  };
  const all = Promise.all(Array.from({ length: CRAWLER_LANES }, lane));
  return async () => {
    isOver = true;
    await all;
  };
}

/** Replaces the folder of generated pictures by a full disk of one megabyte. Needs root; `null`: not possible. */
export function fillPictureFolder({ dataDir, port }: Server): (() => void) | null {
  const folder = join(dataDir, 'thumbs');
  mkdirSync(folder, { recursive: true });
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status !== 0) return null;
  try {
    writeFileSync(join(folder, 'full'), Buffer.alloc(2_000_000));
  } catch {
    // The error is expected.
  }
  void requestPictures(port);
  return () => {
    // Lazy, as the server may be reading from it.
    spawnSync('umount', ['-l', folder]);
  };
}

async function requestPictures(port: number): Promise<void> {
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text().catch(() => '');
  for (const [path] of html.matchAll(/\/thumbs\/[^" ,]+/g))
    await fetch(`http://127.0.0.1:${port}${path}`)
      .then((reply) => reply.arrayBuffer())
      .catch(() => {});
}

const SVG = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inside}</svg>`;
/** Files that are no pictures, truncated ones, and such as expand when they are decoded. */
const CORRUPT: Readonly<Record<string, Buffer>> = {
  'empty.png': Buffer.alloc(0),
  'noise.jpg': Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) & 255)),
  'half.png': Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff0806000000', 'hex'),
  'huge.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999999" height="99999999"><rect width="100%" height="100%"/></svg>'),
  'deep.svg': Buffer.from(SVG(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`)),
  'entities.svg': Buffer.from(
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
      .split('')
      .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefg'[i]};`.repeat(10)}">`)
      .join('')}]>${SVG('<text>&h;</text>')}`,
  ),
  'file.svg': Buffer.from(SVG('<image href="file:///etc/passwd" width="10" height="10"/>')),
  'self.svg': Buffer.from(SVG('<defs><g id="a"><use href="#a"/></g></defs><use href="#a"/>')),
  'text.webp': Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 nothing of the kind', 'latin1'),
};

/** Adds corrupt originals to the pictures and requests them in two sizes, repeatedly. */
export function requestCorruptPictures({ keeperDataDir, backend, storefront }: Parts): () => Promise<void> {
  const folder = join(keeperDataDir, 'media', 'corrupt');
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(CORRUPT)) writeFileSync(join(folder, name), bytes);
  let isOver = false;
  const lane = async (port: number): Promise<void> => {
    while (!isOver) {
      for (const name of Object.keys(CORRUPT)) {
        for (const preset of ['listing', 'catalog_detail']) {
          const reply = await fetch(`http://127.0.0.1:${port}/thumbs/${preset}/corrupt/${name}.avif`).catch(() => null);
          await reply?.arrayBuffer().catch(() => {});
        }
      }
      await sleep(100);
    }
  };
  const all = Promise.all([lane(backend.port), lane(storefront.port)]);
  return async () => {
    isOver = true;
    await all;
    rmSync(folder, { recursive: true, force: true });
  };
}
