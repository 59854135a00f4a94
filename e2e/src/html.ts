/** Extracts data for tests from the shop's HTML. */

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: '\u00a0' };

export const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

export type Attributes = Record<string, string>;

/** Attributes of every `<name …>` of a document, in order. */
export function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])((?:\\s+[^\\s=>]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)])),
  );
}

/** Visible text: no scripts, no tags, one space between words. No-break spaces become spaces. */
export function textOf(html: string): string {
  const bare = html
    .replace(/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ');
  return decode(bare)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/** Text of the document's body with parts of a word joined: prices have their cents in a separate tag. */
export const joinedText = (html: string): string => textOf(html.replace(/<\/?(?:small|span|b)\b[^>]*>/g, '').replace(/<!--[\s\S]*?-->/g, ''));

/** Inner HTML of the first element with a tag name. */
export const inner = (html: string, name: string): string => new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '';

export const titleOf = (html: string): string => decode(inner(html, 'title'));
export const headingOf = (html: string): string => textOf(inner(html, 'h1'));
export const languageOf = (html: string): string | undefined => tags(html, 'html')[0]?.lang;

/** Paths of all links below the shop's own origin. */
export const linksOf = (html: string): string[] => tags(html, 'a').flatMap(({ href }) => (href?.startsWith('/') ? [href] : []));

const linkTag = (html: string, test: (tag: Attributes) => boolean) => tags(html, 'link').find(test)?.href;
export const canonicalOf = (html: string): string | undefined => linkTag(html, ({ rel }) => rel === 'canonical');

/** URLs of the page by hreflang, `x-default` included. */
export const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(tags(html, 'link').flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [])));

const metaOf = (html: string, name: string): string | undefined => tags(html, 'meta').find((tag) => tag.name === name)?.content;
export const isNoindex = (html: string): boolean => metaOf(html, 'robots')?.includes('noindex') ?? false;

export interface StructuredData {
  '@type': string;
  [key: string]: unknown;
}

/** All JSON-LD blocks of a page. */
export const structuredData = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as StructuredData);
export const dataOfType = (html: string, type: string): StructuredData | undefined => structuredData(html).find((data) => data['@type'] === type);

/** Scripts that a browser would run: neither JSON-LD nor the page's state. */
export const runningScripts = (html: string): Attributes[] => tags(html, 'script').filter(({ type }) => !type?.endsWith('json'));

/** Values of `rel` that make a browser load a resource. */
const LOADING = /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)$/;
/** URLs of resources that a document makes a browser load, including pictures of all sizes. */
export function loadsOf(html: string): string[] {
  const links = tags(html, 'link').filter(({ rel }) => LOADING.test(rel ?? ''));
  const parts = ['script', 'img', 'source', 'iframe', 'video', 'audio', 'track', 'embed', 'object', 'input'].flatMap((name) => tags(html, name));
  const sets = [...links, ...parts].flatMap(({ srcset, imagesrcset }) => [srcset, imagesrcset]).flatMap((set) => set?.split(/,\s+/) ?? []);
  const styles = [...html.matchAll(/url\(\s*(?:&quot;|["'])?([^"')&]+)/g)].map(([, address = '']) => address);
  return [
    ...links.map(({ href }) => href),
    ...parts.flatMap(({ src, poster, data }) => [src, poster, data]),
    ...sets.map((one) => one.trim().split(' ')[0]),
    ...styles,
  ].filter((address): address is string => Boolean(address));
}
