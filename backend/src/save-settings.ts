import type { SettingsProblem } from '@vitrina/contract/settings/check-settings';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { Db } from './db/index.ts';
import { judgeWords } from './modules/labels/index.ts';
import { hasRoutes } from './modules/routes/index.ts';
import { type ReplacedSettings, replaceSettings, type ReplaceSettings } from './modules/settings/index.ts';

/** Replaces settings by all rules there are, also those of modules that settings do not know. */
export const saveSettings = (db: Db, change: Omit<ReplaceSettings, 'judge'>): Promise<ReplacedSettings> => replaceSettings(db, { ...change, judge });

const judge = async (db: Db, after: Settings, before: Settings | null): Promise<SettingsProblem[]> => [
  ...judgeWords(after),
  ...(await judgeDefaultLanguage(db, after, before)),
];

/** The default language's addresses have no prefix: with another one every address of the shop would be another. */
async function judgeDefaultLanguage(db: Db, after: Settings, before: Settings | null): Promise<SettingsProblem[]> {
  const [from, to] = [before?.shop.defaultLanguage, after.shop.defaultLanguage];
  if (!from || from === to || !(await hasRoutes(db))) return [];
  return [{ group: 'shop', path: ['defaultLanguage'], message: `must stay ${from}: pages have their addresses by it` }];
}
