/** All page paths in the shop's sitemaps, by language, in their order. */
export async function pageAddresses(port: number): Promise<string[]> {
  const origin = `http://localhost:${port}`;
  const files = await locationsIn(`${origin}/sitemap.xml`);
  const all: string[] = [];
  for (const file of files) all.push(...(await locationsIn(origin + new URL(file).pathname)));
  return all.map((address) => new URL(address).pathname);
}

async function locationsIn(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string);
}
