import type { CatalogueThing, ContentInput, FolderThing } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { keyOf } from '../load/key-of.ts';
import { hashOf } from '../load/stable.ts';
import { readBlocks } from './blocks/read-blocks.ts';
import { type ContentEntry, contentEntries } from './content-entries.ts';
import type { ListValue } from './kinds/export-entry.ts';
import type { ShopFile } from '../schemas/frame.ts';
import type { SiteContent } from './site-content.ts';

interface Standing {
  content: SiteContent;
  shop: ShopFile;
  /** Content at the last load; `undefined`: none. */
  before: SiteContent | undefined;
  state: readonly CatalogueThing[];
  loaded: readonly FolderThing[];
}

/**
 * Keeps the computed value of relative times (`9 days ahead`) while neither the folder's text nor the shop's entry has changed: otherwise
 * every load on another day would change unchanged content.
 */
export function withStanding(inputs: readonly ContentInput[], { content, shop, before, state, loaded }: Standing): ContentInput[] {
  if (!before) return [...inputs];
  const stands = new Map(state.map((thing) => [keyOf(thing), thing.value]));
  const notes = new Map(loaded.map((thing) => [keyOf(thing), thing]));
  const entries = new Map(contentEntries(content).map((entry) => [keyOf(entry), entry]));
  const earlier = new Map(contentEntries(before).map((entry) => [keyOf(entry), entry]));
  return inputs.map((input): ContentInput => {
    const [value, note, now, then] = [stands, notes, entries, earlier].map((map) => map.get(keyOf(input))) as [
      ListValue | undefined,
      FolderThing | undefined,
      ContentEntry | undefined,
      ContentEntry | undefined,
    ];
    if (!value || !note || note.removed || !now || !then || hashOf(value) !== note.hash) return input;
    const stays = (name: 'published' | 'from' | 'to') => isSame((now.facts as Moments)[name], (then.facts as Moments)[name]);
    return {
      ...input,
      ...(stays('published') && { published_at: new Date(value.published) }),
      ...(stays('from') && value.starts !== null && { starts_at: new Date(value.starts) }),
      ...(stays('to') && value.ends !== null && { ends_at: new Date(value.ends) }),
      ...(now.list === 'landing' && { texts: withTimers(input.texts, value.texts, (lang) => timersOf(content, before, { path: now.path, lang, shop })) }),
    };
  });
}

type Moments = Partial<Record<'published' | 'from' | 'to', string>>;

const isSame = (now: string | undefined, then: string | undefined): boolean => now !== undefined && now === then && / days (?:ago|ahead)\b/.test(now);

type Texts = ContentInput['texts'];

function withTimers(texts: Texts, standing: ListValue['texts'], staying: (lang: LanguageCode) => ReadonlySet<number>): Texts {
  return Object.fromEntries(
    (Object.entries(texts) as [LanguageCode, NonNullable<Texts[LanguageCode]>][]).map(([lang, text]) => {
      const stay = staying(lang);
      const blocks = text.blocks?.map((block, i) => {
        const before = standing[lang]?.blocks[i] as { block?: string; ends_at?: string } | undefined;
        return stay.has(i) && before?.block === 'timer' ? { ...(block as object), ends_at: before.ends_at } : block;
      });
      return [lang, { ...text, ...(blocks && { blocks }) }];
    }),
  );
}

/** Positions of the timers whose relative end is unchanged. */
function timersOf(content: SiteContent, before: SiteContent, { path, lang, shop }: { path: string; lang: LanguageCode; shop: ShopFile }): Set<number> {
  const endsIn = (from: SiteContent) => {
    const key = [`${path}/${lang}`, `${path}/${shop.reads?.[lang]}`].find((one) => from.texts[one]);
    return key === undefined
      ? []
      : readBlocks(from, key, shop.source_language).blocks.map((one) => (one.block === 'timer' && 'ends_at' in one.value ? one.value.ends_at : undefined));
  };
  const then = endsIn(before);
  return new Set(endsIn(content).flatMap((ends, i) => (isSame(ends, then[i]) ? [i] : [])));
}
