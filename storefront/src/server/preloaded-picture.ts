import { attributeHtml, Unprintable } from './plain-attributes.ts';

type Props = Readonly<Record<string, unknown>>;

/** Preload links that React writes in the order of the pictures; further ones it sorts. */
const MOST = 10;
const WRITTEN = ['type', 'fetchPriority'] as const;

/** The preload link that React writes for a picture, unless it is lazy or has low priority. */
export function preloadedPicture(props: Props, links: Map<string, string>): void {
  const { src, srcSet, sizes, loading, fetchPriority } = props;
  if (loading === 'lazy' || fetchPriority === 'low' || (!src && !srcSet)) return;
  if ([src, srcSet].some((one) => one !== undefined && (typeof one !== 'string' || /^data:/i.test(one)))) throw new Unprintable('img');
  const key = srcSet ? `${String(srcSet)}\n${String(sizes ?? '')}` : (src as string);
  if (links.has(key)) return;
  const from = srcSet ? `${pair('imageSrcSet', srcSet)}${sizes === undefined ? '' : pair('imageSizes', sizes)}` : attributeHtml('href', src, false);
  const rest = WRITTEN.map((name) => (props[name] === undefined ? '' : attributeHtml(name, props[name], false))).join('');
  addPreload(links, key, `<link rel="preload" as="image"${from}${rest}/>`);
}

export function addPreload(links: Map<string, string>, key: string, link: string): void {
  if (!links.has(key) && links.size === MOST) throw new Unprintable('more pictures than React has fetched first');
  links.set(key, link);
}

/** An attribute that only links have. */
const pair = (name: string, value: unknown): string => attributeHtml('srcSet', value, false).replace('srcSet', name);
