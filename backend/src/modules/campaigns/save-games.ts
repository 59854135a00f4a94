import { LANGUAGE_CODES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { type CampaignInput, saveCampaigns } from './save-campaigns.ts';
import { type RouteRow, saveRoutes } from '../routes/index.ts';

/** Saves spin wheels and sweepstakes by code, with their URLs `/sweepstake/{slug}/` in every language with a text. */
export async function saveGames(db: Db, games: readonly CampaignInput[], defaultLanguage: LanguageCode): Promise<void> {
  const saved = await saveCampaigns(db, games);
  const rows = saved.flatMap(({ id, slugs }) =>
    LANGUAGE_CODES.flatMap((lang): RouteRow[] => {
      const slug = slugs[lang];
      if (slug === undefined) return [];
      const path = `${languageBase(lang, defaultLanguage)}sweepstake/${slug}/`;
      const page = { controller: 'sweepstake', action: 'detail', template: 'SweepstakeDetail', content_type: 'sweepstake' } as const;
      return [{ ...page, path, lang, content_id: id, slug, page_key: `sweepstake:${id}` }];
    }),
  );
  await saveRoutes(db, rows);
}
