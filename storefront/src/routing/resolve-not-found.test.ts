import type { SiteInfo } from '@vitrina/contract/site';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { resolvePage } from './resolve-page.ts';

const languages = LANGUAGE_CODES.map((code) => ({ code }));
const site = { routes: new Map(), info: { default_language: 'si', languages, catalog: { quickOrder: true }, webshop: { steps: {} } } as unknown as SiteInfo };
const resolve = (path: string) => resolvePage(path, new URLSearchParams(), site);

describe('addresses that lead nowhere', () => {
  it('are not found when the route table does not know them [S2.18]', () => expect(resolve('/ni-tega/')).toMatchObject({ kind: 'not_found', lang: 'si' }));
  it('/404/ is the 404 page itself, in every language [S2.112]', () => {
    expect(resolve('/404/')).toMatchObject({ kind: 'page', match: { template: 'Error404', lang: 'si' } });
    expect(resolve('/hr/404/')).toMatchObject({ kind: 'page', match: { template: 'Error404', lang: 'hr' } });
  });
});
