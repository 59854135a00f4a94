import type { SettingsProblem } from '@vitrina/contract/settings/check-settings';
import { guardSettings, type PlaceFinding } from '@vitrina/contract/law/guard-settings';
import type { Settings, SettingsGroup } from '@vitrina/contract/settings/settings';
import { dayIn } from '@vitrina/contract/values/date';
import { sql } from 'kysely';
import type { Db } from './db/index.ts';
import { judgeWords } from './modules/labels/index.ts';
import { openLegalTexts } from './open-legal-texts.ts';
import { hasRoutes } from './modules/routes/index.ts';
import { type ReplacedSettings, replaceSettings, type ReplaceSettings } from './modules/settings/index.ts';

/** Replaces settings by all rules there are, also those of modules that settings do not know. */
export const saveSettings = (db: Db, change: Omit<ReplaceSettings, 'judge'>): Promise<ReplacedSettings> => replaceSettings(db, { ...change, judge });

const judge = async (db: Db, after: Settings, before: Settings | null): Promise<SettingsProblem[]> => [
  ...judgeWords(after),
  ...(await judgeDefaultLanguage(db, after, before)),
  ...judgeLaw(after, before),
  ...(await judgeOpening(db, after, before)),
];

/** Returns what the guardian refuses, where `behaviour.guardian` is `block`. Problems that existed before do not prevent other changes. */
function judgeLaw(after: Settings, before: Settings | null): SettingsProblem[] {
  if (after.behaviour.guardian !== 'block') return [];
  const today = dayIn(new Date(), after.shop.timeZone);
  const keyOf = ({ rule, field }: PlaceFinding): string => `${rule} ${field}`;
  const existing = new Set(before ? guardSettings(before, today).map(keyOf) : []);
  return guardSettings(after, today)
    .filter((finding) => finding.level === 'block' && !existing.has(keyOf(finding)))
    .map(({ field, reason, law, link }) => {
      const [group, ...path] = field.split('.');
      return { group: group as SettingsGroup, path, message: `${reason} (${law}, ${link})`, law, link };
    });
}

/** The default language's addresses have no prefix: with another one every address of the shop would be another. */
async function judgeDefaultLanguage(db: Db, after: Settings, before: Settings | null): Promise<SettingsProblem[]> {
  const [from, to] = [before?.shop.defaultLanguage, after.shop.defaultLanguage];
  if (!from || from === to || !(await hasRoutes(db))) return [];
  return [{ group: 'shop', path: ['defaultLanguage'], message: `must stay ${from}: pages have their addresses by it` }];
}

/** A shop that sells in production opens no market whose wordings of the law are open, and keeps those of its markets that were confirmed. */
async function judgeOpening(db: Db, after: Settings, before: Settings | null): Promise<SettingsProblem[]> {
  const { rows } = await sql`select from settings where key = 'production_begun' and exists (select from products)`.execute(db);
  if (rows.length === 0 || !before) return [];
  const now = new Date();
  const alreadyOpen = new Set((await openLegalTexts(db, before, now)).map(({ market, text }) => `${market} ${text}`));
  return (await openLegalTexts(db, after, now))
    .filter(({ market, text }) => !alreadyOpen.has(`${market} ${text}`))
    .map(({ market, text, version, source }) => ({
      group: 'markets' as const,
      path: [market, 'confirmedTexts', text],
      message: version === null ? `has no text to confirm: ${source}` : `must name version ${version}, once it is compared with its source: ${source}`,
    }));
}
