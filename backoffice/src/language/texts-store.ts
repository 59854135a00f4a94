import type { LanguageCode } from '@vitrina/contract/values/languages';
import { loadTexts } from '../texts/load-texts.ts';
import { chooseLanguage, storeLanguage } from './choose-language.ts';

export interface LoadedTexts {
  lang: LanguageCode;
  areas: ReadonlySet<string>;
  texts: Readonly<Record<string, string>>;
}

const requestedAreas = new Set(['frame']);
let chosen = chooseLanguage();
/** `null`: nothing loaded yet. */
let loaded: LoadedTexts | null = null;
const listeners = new Set<() => void>();

/** Loads the texts of areas in the chosen language; screens wait for theirs before they are rendered. */
export async function loadAreas(...areas: string[]): Promise<void> {
  for (const area of areas) requestedAreas.add(area);
  if (loaded?.lang === chosen && [...requestedAreas].every((area) => loaded?.areas.has(area))) return;
  await load(chosen);
}

/** Switches the language; until all of its texts have loaded, the earlier one stays. */
export function chooseTexts(lang: LanguageCode): void {
  chosen = lang;
  storeLanguage(lang);
  void load(lang);
}

async function load(lang: LanguageCode): Promise<void> {
  const areas = [...requestedAreas];
  const parts = await Promise.all(areas.map((area) => loadTexts(area, lang)));
  if (lang !== chosen || (loaded?.lang === lang && areas.every((area) => loaded?.areas.has(area)))) return;
  const before = loaded?.lang === lang ? loaded : null;
  loaded = { lang, areas: new Set([...(before?.areas ?? []), ...areas]), texts: Object.assign({}, before?.texts, ...parts) };
  for (const listener of listeners) listener();
}

export const subscribeToTexts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** The chosen language, also while its texts are loading. */
export const chosenLanguage = (): LanguageCode => chosen;
export const loadedTexts = (): LoadedTexts | null => loaded;
