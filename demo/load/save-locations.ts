import type { Db } from '@vitrina/backend/db';
import { type ContentInput, saveContents } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { markedText, type ShopFacts, withFacts } from '@vitrina/shop-folder';
import { COLLECTING, PARKING, SETTINGS, SOON, SPECIALS, TRANSPORT } from '../content/location-texts.ts';
import { type DemoLocation, hiddenLocation, locations } from '../content/locations.ts';
import { inEach, textOf } from './all-languages.ts';
import { publicHolidays } from './public-holidays.ts';
import { WRITTEN } from './save-site.ts';

type Warehouse = ShopFacts['warehouses'][number];

interface SaveLocations {
  warehouses: readonly Warehouse[];
  defaultLanguage: LanguageCode;
  now: Date;
}

/** Writes the shops as places that can be visited. Their warehouses must stand in the database. */
export async function saveLocations(db: Db, { warehouses, defaultLanguage, now }: SaveLocations): Promise<void> {
  const shops = locations.map((one, position) => locationInput(one, position, { warehouses, defaultLanguage, now }));
  const hidden: ContentInput = {
    kind: 'location',
    code: hiddenLocation.code,
    visible: false,
    position: shops.length,
    published_at: WRITTEN,
    facts: hiddenLocation.facts,
    texts: inEach((lang) => ({ title: hiddenLocation.title, slug: hiddenLocation.code, short_description: textOf(SOON, lang) })),
  };
  await saveContents(db, [...shops, hidden], { defaultLanguage });
}

function locationInput(one: DemoLocation, position: number, { warehouses, defaultLanguage, now }: SaveLocations): ContentInput {
  const warehouse = warehouses.find(({ code }) => code === one.code);
  if (!warehouse) throw new Error(`the location ${one.code} has no warehouse`);
  return {
    kind: 'location',
    code: one.code,
    position,
    published_at: WRITTEN,
    facts: {
      warehouse: one.code,
      phone: one.phone,
      email: `${one.code}@vitrina.test`,
      services: ['pickup', 'advice', 'recycling', ...(one.special === 'repair' ? ['service'] : []), 'parking', 'barrier_free'],
      special_days: specialDays(warehouse, now),
    },
    texts: inEach((lang) => ({
      title: warehouse.titles?.[lang] ?? warehouse.title,
      slug: one.code,
      short_description: textOf(SPECIALS[one.special].short, lang),
      content: markedText(bodyOf(one, lang), { lang, defaultLanguage, pageUrl: () => undefined, facts: {} }),
    })),
  };
}

function bodyOf(one: DemoLocation, lang: LanguageCode): string {
  const facts = { lines: one.lines, places: String(one.places) };
  const way = [SETTINGS[one.setting], TRANSPORT[one.transport], PARKING[one.parking]];
  return [way, [SPECIALS[one.special].more], [COLLECTING]].map((texts) => texts.map((text) => withFacts(textOf(text, lang), { facts })).join(' ')).join('\n');
}

/** Until three on the last day of the year, closed on holidays; days that are closed anyway are not named. */
function specialDays({ country, hours = [] }: Warehouse, now: Date): { date: string; hours: [string, string] | null }[] {
  const isOpen = (date: string) => Boolean(hours[(new Date(date).getUTCDay() + 6) % 7]);
  const eve = `${now.getUTCFullYear()}-12-31`;
  return [...publicHolidays(country, now).map((date) => ({ date, hours: null })), { date: eve, hours: ['09:00', '15:00'] as [string, string] }]
    .filter(({ date }) => isOpen(date))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
