import type { ContentInput } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toMinor } from '@vitrina/contract/values/money';
import type { ContentPicture } from '../../schemas/content-kinds.ts';
import { type ContentEntry, contentEntries } from '../content-entries.ts';
import type { ContentPlace } from '../content-place.ts';
import { keyOfPicture } from '../content-pictures.ts';
import { contentAddress } from '../link-address.ts';
import { zonedMoment } from '../zoned-moment.ts';
import type { ContentLists } from './content-lists.ts';
import { locationFacts } from './location-facts.ts';

type Facts<Name extends keyof ContentLists> = ContentLists[Name][number];
type Place = ContentPlace & { timeZone: string };
type Extra = Pick<ContentInput, 'status' | 'image_upload_path' | 'starts_at' | 'ends_at' | 'facts' | 'products' | 'related'>;

/** Returns the fields of a listed content other than its texts. */
export function entryInput(entry: ContentEntry, place: Place): Extra {
  const { picture, products = [] } = entry.facts as { picture?: ContentPicture; products?: string[] };
  const image_upload_path = picture ? (place.pictures.get(keyOfPicture(entry.path, picture)) ?? null) : null;
  return { image_upload_path, products, facts: {}, related: [], status: 3, starts_at: null, ends_at: null, ...ownOf(entry, place) };
}

function ownOf(entry: ContentEntry, place: Place): Extra {
  switch (entry.list) {
    case 'promotions': {
      const { from, to } = entry.facts as Facts<'promotions'>;
      return { starts_at: from === undefined ? null : zonedMoment(from, place), ends_at: to === undefined ? null : zonedMoment(to, place) };
    }
    case 'services': {
      const { prices } = entry.facts as Facts<'services'>;
      return prices ? { facts: { prices: Object.fromEntries(Object.entries(prices).map(([market, price]) => [market, toMinor(price)])) } } : {};
    }
    case 'locations':
      return { facts: locationFacts(entry.facts as Facts<'locations'>, place) };
    case 'authors':
      return { facts: rolesOf(entry, place) };
    case 'posts':
      return postExtra(entry.facts as Facts<'posts'>, place);
    default:
      return {};
  }
}

function rolesOf({ path }: ContentEntry, { facts: { shop }, content: { texts } }: Place): object {
  const roles = shop.languages.flatMap((lang) => {
    const role = (texts[`${path}/${lang}`] ?? texts[`${path}/${shop.reads?.[lang]}`])?.role;
    return role === undefined ? [] : [[lang, role]];
  });
  return roles.length > 0 ? { role: Object.fromEntries(roles) } : {};
}

export const POST_STATUS = { draft: 1, review: 2, published: 3, highlighted: 4 } as const;

function postExtra({ authors = [], status = 'published', moved }: Facts<'posts'>, place: Place): Extra {
  const facts = moved ? { redirect_url: movedTo(moved.to, place), redirect_code: moved.status ?? 301 } : {};
  return { status: POST_STATUS[status], facts, related: authors.map((code) => ({ kind: 'author', code })) };
}

function movedTo(to: NonNullable<Facts<'posts'>['moved']>['to'], { facts, content, defaultLanguage }: Place): string | Partial<Record<LanguageCode, string>> {
  if (typeof to !== 'string' || to.startsWith('/')) return to;
  const post = contentEntries(content).find(({ list, code }) => list === 'posts' && code === to);
  if (!post) return {};
  return Object.fromEntries(facts.shop.languages.map((lang) => [lang, contentAddress({ facts, content, defaultLanguage }, post, lang)]));
}
