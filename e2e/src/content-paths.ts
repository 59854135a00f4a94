import { cms } from '@vitrina/contract/cms';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { call } from './shop.ts';

/** Paths of the shop's own pages, promotions and services in a language, lists first. */
export async function contentPaths(lang: LanguageCode): Promise<string[]> {
  const [menus, promotions, services] = await Promise.all([
    call(cms.menus, {}, { lang }),
    call(cms.promotions, {}, { lang }),
    call(cms.services, {}, { lang }),
  ]);
  const pages = Object.values(menus)
    .flat()
    .flatMap(({ code, url }) => (code === null ? [] : [url]));
  const details = [...promotions.items, ...services.items].flatMap((one) => one.url_without_domain ?? []);
  const lists = (['promotions', 'services'] as const).map((name) => directoryPath(name, { lang, defaultLanguage: 'si' }));
  return [...new Set([...lists, ...pages, ...details])];
}
