import type { CatalogueThing, FolderThing } from '@vitrina/backend/seed';
import { SITE_KINDS } from '../site/site-kinds.ts';
import { KIND_OF_LIST } from '../content/kinds/content-lists.ts';
import { canonicalField, type Reads } from './canonical-field.ts';
import { keyOf } from './key-of.ts';
import { sameOrder } from './same-order.ts';
import { hashOf, stable } from './stable.ts';

export type Difference = 'new' | 'changed' | 'removed' | 'same' | 'kept';

export interface Compared {
  kind: CatalogueThing['kind'];
  code: string;
  /** `kept`: staff changed it since the load, and the folder differs. */
  difference: Difference;
  /** Names of the fields that differ. */
  fields: string[];
}

interface Sides {
  folder: readonly CatalogueThing[];
  shop: readonly CatalogueThing[];
  /** Entries at the last load. */
  loaded: readonly FolderThing[];
  /** True: the folder's version takes precedence over changes by staff. */
  theirs: boolean;
  /** Fallback languages of languages without a text. */
  reads?: Reads | undefined;
}

/** Returns the effect that loading the folder would have on each part of the shop. */
export function compare({ folder, shop, loaded, theirs, reads = {} }: Sides): Compared[] {
  const stands = new Map(shop.map((thing) => [keyOf(thing), thing]));
  const before = new Map(loaded.map((thing) => [keyOf(thing), thing]));
  const inFolder = new Set(folder.map(keyOf));
  const isInOrder = sameOrder(folder, stands);
  const compared = folder.map((thing): Compared => {
    const now = stands.get(keyOf(thing));
    const isSame = (field: string): boolean =>
      stable(thing.value[field]) === stable(now?.value[field]) ||
      (field === 'position' && isInOrder(thing)) ||
      stable(canonicalField(field, thing.value[field], reads)) === stable(canonicalField(field, now?.value[field], reads));
    const fields = now ? Object.keys(thing.value).filter((field) => !isSame(field)) : [];
    return { kind: thing.kind, code: thing.code, fields, difference: differenceOf(now, fields, { kind: thing.kind, known: before.get(keyOf(thing)), theirs }) };
  });
  const gone = loaded.flatMap(({ kind, code, hash, removed }): Compared[] => {
    const now = stands.get(keyOf({ kind, code }));
    if (removed || !now || inFolder.has(keyOf({ kind, code })) || !REMOVABLE.has(kind)) return [];
    const isUntouched = (theirs || hashOf(now.value) === hash) && !now.fixed?.length;
    return [{ kind: now.kind, code, fields: [], difference: isUntouched ? 'removed' : 'kept' }];
  });
  return [...compared, ...gone];
}

/** Kinds that staff can delete. */
const DELETABLE = new Set<string>(SITE_KINDS.map(({ kind }) => kind));
/** Kinds that disappear with their entry in the folder; attributes, sellers and warehouses do not, as products and stock refer to them. */
const REMOVABLE = new Set<string>([
  'category',
  'brand',
  'tag',
  'list',
  'product',
  'page',
  'faq_group',
  'faq_question',
  ...Object.values(KIND_OF_LIST),
  ...DELETABLE,
]);

function differenceOf(
  now: CatalogueThing | undefined,
  fields: readonly string[],
  { kind, known, theirs }: { kind: string; known: FolderThing | undefined; theirs: boolean },
): Difference {
  // Missing in the shop: kept so if staff deleted it, otherwise created.
  if (!now) return DELETABLE.has(kind) && known && !known.removed && !theirs ? 'kept' : 'new';
  if (fields.length === 0) return 'same';
  if (fields.some((field) => now.fixed?.includes(field))) return 'kept';
  // Entries that were not loaded from a folder belong to staff.
  const isUntouched = known !== undefined && (known.removed || hashOf(now.value) === known.hash);
  return theirs || isUntouched ? 'changed' : 'kept';
}
