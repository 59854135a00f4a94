export interface PageWeight {
  html: number;
  script: number;
  css: number;
}

/** Compressed kB of a page's HTML and of the scripts and style sheets its HTML names. */
export async function pageWeight(port: number, path: string): Promise<PageWeight> {
  const origin = `http://localhost:${port}`;
  const html = await fetch(origin + path).then((response) => response.text());
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url]) => url as string);
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, url]) => url as string);
  const sum = async (urls: string[]) =>
    (await Promise.all([...new Set(urls)].map((url) => compressedBytes(origin + url)))).reduce((total, bytes) => total + bytes, 0) / 1000;
  return { html: (await compressedBytes(origin + path)) / 1000, script: await sum(scripts), css: await sum(styles) };
}

/** Files too small to gain by it are sent as they are. */
const TOO_SMALL = 2000;

async function compressedBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const length = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  if (response.headers.get('content-encoding') !== 'gzip' && length > TOO_SMALL) throw new Error(`${url} is not sent compressed`);
  return length;
}
