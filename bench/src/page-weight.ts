import { chromium } from 'playwright-core';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';

export interface PageWeight {
  html: number;
  script: number;
  css: number;
}

/**
 * Gzipped size, kB (1,000 bytes), of a page's HTML and of the scripts and style sheets that a browser loads for it on a first visit without any interaction.
 * `npm run check` only adds up the files that the HTML names, so no others may be loaded.
 */
export async function pageWeight(port: number, path: string): Promise<PageWeight> {
  const origin = `http://localhost:${port}`;
  const html = await fetch(origin + path).then((response) => response.text());
  const loaded = await filesLoaded(origin + path);
  const unnamed = loaded.filter((file) => !html.includes(`"${file}"`));
  if (unnamed.length > 0) throw new Error(`${path} loads what its document does not name: ${unnamed.join(', ')}`);
  const sum = async (ending: string) => {
    const sizes = await Promise.all(loaded.filter((file) => file.endsWith(ending)).map((file) => compressedBytes(origin + file)));
    return sizes.reduce((total, bytes) => total + bytes, 0) / 1000;
  };
  return { html: (await compressedBytes(origin + path)) / 1000, script: await sum('.js'), css: await sum('.css') };
}

/** Paths of the loaded scripts and style sheets, on a phone. */
async function filesLoaded(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const files = new Set<string>();
    page.on('request', (request) => void (/\.(?:js|css)$/.test(request.url()) && files.add(new URL(request.url()).pathname)));
    await page.goto(url, { waitUntil: 'networkidle' });
    return [...files];
  } finally {
    await browser.close();
  }
}

/** Bytes below which files are sent uncompressed. */
const TOO_SMALL = 2000;

async function compressedBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const length = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  if (response.headers.get('content-encoding') !== 'gzip' && length > TOO_SMALL) throw new Error(`${url} is not sent compressed`);
  return length;
}
