import { cms } from '@vitrina/contract/cms';
import { COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { SORTS } from '@vitrina/contract/values/listing-query';
import { STAFF } from '@vitrina/demo/known';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '../../save-settings.ts';
import { shippedText } from '../labels/index.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { saveContents, saveMenus } from './index.ts';

let shop: TestBackend;
let staff: { token: string };
beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = { token: await shop.logIn(STAFF.email, STAFF.password) };
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

/** Cache tags that a change invalidated, as the running shop receives them. */
const settle = async (): Promise<string[]> => {
  const tags = await shop.catalogue.catchUp();
  await shop.cache.purge(tags);
  return tags;
};

describe('pages', () => {
  it('a page is found by id and by slug in the language of the caller, with its fields [S1.10, S3.75, S3.76, S3.77, S3.78]', async () => {
    const page = await shop.get(cms.page, { slug: 'pogoji-nakupa' });
    expect(page).toMatchObject({ id: expect.any(Number), code: 'terms', template: 'CmsDefault', visible: true, slug: 'pogoji-nakupa' });
    expect(page).toMatchObject({ url_without_domain: '/pogoji-nakupa/', title: 'Pogoji nakupa', seo_title: 'Pogoji nakupa', text_lang: null });
    expect(Object.keys(page.urls).sort()).toEqual([...LANGUAGE_CODES].sort());
    expect((await shop.get(cms.page, { id: page.id }, { lang: 'hr' })).title).toBe('Uvjeti kupnje');
    expect(await shop.call(cms.page, { slug: 'pogoji-nakupa' }, { lang: 'it' })).toMatchObject({ success: false, data: { label_name: 'error_empty_data' } });
  });
  it('which page is asked for must be said', async () =>
    expect(await shop.call(cms.page, {})).toMatchObject({ success: false, data: { errors: [{ field: 'id', label_name: 'error_field_required' }] } }));
  it('one that is not visible is shown to staff alone, also after they saw it [S4.7]', async () => {
    const asStaff = await shop.get(cms.page, { slug: 'skrita-stran' }, staff);
    expect(asStaff.visible).toBe(false);
    for (const input of [{ slug: 'skrita-stran' }, { id: asStaff.id }])
      expect(await shop.call(cms.page, input)).toMatchObject({ success: false, data: { label_name: 'error_empty_data' } });
  });
  it('the imprint names the market’s seller, its register, authorities, bodies and numbers as the settings say them', async () => {
    const pageOf = async (code: string, lang: LanguageCode) => {
      const menus = await shop.get(cms.menus, {}, { lang });
      const url = Object.values(menus)
        .flat()
        .find((item) => item.code === code)?.url as string;
      return shop.get(cms.page, { slug: url.split('/').at(-2) as string }, { lang });
    };
    for (const lang of LANGUAGE_CODES) {
      const { content } = await pageOf('imprint', lang);
      for (const part of ['Vitrina, d. o. o.', 'SI12345679', '1234567000', 'Ana Vidmar', shippedText(lang, 'imprint_capital')])
        expect([lang, part, content.includes(part)]).toEqual([lang, part, true]);
      const country = COUNTRY_OF_LANGUAGE[lang];
      expect([lang, content.includes(`DEMO-W-${country}-`)]).toEqual([lang, true]);
      const authority = DEMO_SETTINGS.markets?.[lang]?.authority?.name;
      expect([lang, authority === undefined || content.includes(authority)]).toEqual([lang, true]);
      const centre = DEMO_SETTINGS.markets?.[lang]?.consumerCentre;
      const helps = centre && `${shippedText(lang, 'imprint_consumer_centre')}: <a href="${centre.url}" rel="noopener">${centre.name}</a>`;
      // A consumer in the seller's country needs no cross-border help; outside the Union there is no such centre.
      expect([lang, centre !== undefined]).toEqual([lang, ['hr', 'it', 'es', 'de', 'at'].includes(lang)]);
      for (const code of ['imprint', 'complaints'])
        expect([lang, code, (await pageOf(code, lang)).content.includes(helps ?? shippedText(lang, 'imprint_consumer_centre'))]).toEqual([
          lang,
          code,
          helps !== undefined,
        ]);
      expect(content).not.toMatch(/imprint_\w+|\{\w+\}/);
      // The shop hosts reviews and other sellers' offers: in the Union, authorities and users are told the contact point and its languages.
      const spoken = { si: 'slovenščina', de: 'Deutsch, Slowenisch', it: 'italiano, sloveno' }[lang as string];
      const contactRows = `${shippedText(lang, 'imprint_platform_for')}: pomoc@vitrina.test, +386 1 200 00 00</li><li>${shippedText(lang, 'imprint_platform_languages')}: ${spoken ?? ''}`;
      expect([lang, content.includes(contactRows)]).toEqual([lang, !['rs', 'ba', 'me'].includes(lang)]);
      const watching = DEMO_SETTINGS.markets?.[lang]?.accessibilityAuthority?.name.replace("'", '&#39;');
      const statement = (await pageOf('accessibility', lang)).content;
      expect([lang, statement.includes(shippedText(lang, 'accessibility_supervision'))]).toEqual([lang, watching !== undefined]);
      if (watching) expect(statement.replaceAll("'", '&#39;')).toContain(watching);
    }
    const { vitrina } = DEMO_SETTINGS.legal as unknown as Record<string, object>;
    const named = { name: '<b>Tuja</b> & sinovi'.replace(/[<>]/g, ''), complaints: { email: 'pritozbe@tuja.test', bodies: [{ name: 'Organ za spore' }] } };
    const legal = { ...DEMO_SETTINGS.legal, tuja: { ...vitrina, ...named } };
    const markets = { ...DEMO_SETTINGS.markets, hr: { ...DEMO_SETTINGS.markets?.hr, legalEntity: 'tuja' } };
    const put = async (documents: object) => {
      expect(await saveSettings(shop.database.db, { documents, versions: 'any', userId: null, cause: 'test' })).toMatchObject({ kind: 'saved' });
      await shop.settings.refresh();
      await shop.cache.clearAll();
    };
    await put({ legal, markets });
    const [hr, si] = [(await pageOf('imprint', 'hr')).content, (await pageOf('imprint', 'si')).content];
    expect(hr).toContain('bTuja/b &amp; sinovi');
    for (const part of ['pritozbe@tuja.test', 'Organ za spore']) expect([part, hr.includes(part), si.includes(part)]).toEqual([part, true, false]);
    await put({ legal: DEMO_SETTINGS.legal, markets: DEMO_SETTINGS.markets });
    for (const lang of LANGUAGE_CODES) {
      const { content } = await pageOf('ranking', lang);
      for (const sort of SORTS) expect([lang, sort, content.includes(shippedText(lang, `ranking_${sort}`))]).toEqual([lang, sort, true]);
      expect(content).toContain(shippedText(lang, 'ranking_paid_text'));
    }
  });
  it('privacy tells of the register that a company’s VAT number goes to, terms of old devices with the way to more, in every language [W1]', async () => {
    for (const lang of LANGUAGE_CODES) {
      const pages = Object.values(await shop.get(cms.menus, {}, { lang })).flat();
      const urlOf = (code: string) => pages.find((item) => item.code === code)?.url as string;
      const textOf = async (code: string) => (await shop.get(cms.page, { slug: urlOf(code).split('/').at(-2) as string }, { lang })).content;
      expect([lang, await textOf('privacy')]).toEqual([lang, expect.stringContaining('VIES')]);
      expect([lang, await textOf('terms')]).toEqual([lang, expect.stringContaining(`href="${new URL(urlOf('recycling'), 'https://shop.test').pathname}"`)]);
    }
  });
  it('every text of the shop reads in its language, with its own prices and links [S1.29]', async () => {
    const bodies = new Set<string>();
    for (const lang of LANGUAGE_CODES) {
      const menus = await shop.get(cms.menus, {}, { lang });
      for (const { url } of Object.values(menus)
        .flat()
        .filter((item) => item.code !== null)) {
        const page = await shop.get(cms.page, { slug: url.split('/').at(-2) as string }, { lang });
        expect(page.text_lang).toBeNull();
        // A statutory form marks the parts to be struck out with (*).
        expect(page.content.replaceAll('(*)', '')).not.toMatch(/[{}*]|\]\(|ec\.europa\.eu/);
        const prefix = lang === 'si' ? /href="\/(?!\w\w\/)/ : new RegExp(`href="/${lang}/`);
        for (const [href] of page.content.matchAll(/href="\/[^"]*/g)) expect(href).toMatch(prefix);
        bodies.add(page.content);
      }
    }
    expect(bodies.size).toBeGreaterThan(100);
    expect((await shop.get(cms.page, { slug: 'dostava-i-placanje' }, { lang: 'rs' })).content).toContain('450,00\u00a0RSD');
    expect((await shop.get(cms.page, { slug: 'dostava-i-placanje' }, { lang: 'ba' })).content).toContain('7,90\u00a0KM');
  });
});

describe('promotions and services', () => {
  it('come newest first with their periods; hidden ones for staff alone [S1.13]', async () => {
    const { items } = await shop.get(cms.promotions, {});
    expect(items.map((one) => one.code)).toEqual(['reduced-shelf', 'ten-percent', 'back-to-school']);
    expect(items.every((one) => one.starts_at && one.ends_at)).toBe(true);
    expect((await shop.get(cms.promotions, {}, staff)).items.map((one) => one.code)).toContain('hidden');
    expect(await shop.call(cms.promotion, { slug: 'skrita-akcija' })).toMatchObject({ success: false, data: { label_name: 'error_empty_data' } });
  });
  it('name their products in order [S1.13]', async () => {
    const { product_ids } = await shop.get(cms.promotion, { slug: 'deset-odstotkov-za-vse' });
    const { rows } = await sql<{ id: number; code: string }>`
      select id, code from products where id = any(${product_ids}::integer[]) order by array_position(${product_ids}::integer[], id)`.execute(shop.database.db);
    expect(rows.map((row) => row.code)).toEqual(['DEMO-LAPTOP-01', 'TIHOTA-GOZD-2', 'SAVA-VAL-2', 'OBSKURA-LIPA-1']);
  });
  it('services cost what the market pays, nothing, or are on request [S1.14]', async () => {
    const costs = async (lang: 'si' | 'rs' | 'ba') =>
      Object.fromEntries((await shop.get(cms.services, {}, { lang })).items.map(({ code, price_custom }) => [code, price_custom]));
    expect(await costs('si')).toEqual({ 'old-appliance': 0, installation: 49, 'extended-guarantee': 39, 'data-transfer': 29, calibration: null });
    expect(await costs('rs')).toMatchObject({ installation: 5750 });
    expect(await costs('ba')).toMatchObject({ installation: 96 });
    const service = await shop.get(cms.service, { slug: 'prikljucenje-bele-tehnike' }, { lang: 'rs' });
    expect(service).toMatchObject({ code: 'installation', price_custom: 5750, offer: 'with_product' });
    expect((await shop.get(cms.services, {}, { lang: 'si' })).items.find(({ code }) => code === 'calibration')).toMatchObject({ offer: 'ask' });
  });
  it('what is not done in the market is in no list of it, and its page names no price [P1]', async () => {
    const codes = async (lang: LanguageCode) => (await shop.get(cms.services, {}, { lang })).items.map(({ code }) => code);
    for (const lang of LANGUAGE_CODES)
      expect([lang, (await codes(lang)).includes('installation'), (await codes(lang)).includes('data-transfer')]).toEqual([
        lang,
        !['it', 'de', 'es'].includes(lang),
        !['it', 'de', 'es'].includes(lang),
      ]);
    expect(await shop.get(cms.service, { slug: 'collegamento-di-grandi-elettrodomestici' }, { lang: 'it' })).toMatchObject({
      price_custom: null,
      offer: 'elsewhere',
    });
  });
});

describe('menus', () => {
  it('are in the language of the caller [S9.13]', async () => {
    const { header, legal } = await shop.get(cms.menus, {}, { lang: 'de' });
    expect(header?.[0]).toEqual({ title: 'Aktionen', url: '/de/aktionen/', code: null, text_lang: null });
    expect(legal?.map(({ code, url }) => `${code} ${url}`)).toContain('imprint /de/impressum/');
  });

  it('leave out what is hidden, for staff too, and change at once [S9.13]', async () => {
    const { db } = shop.database;
    const codes = async (as = {}) => (await shop.get(cms.menus, {}, as)).test?.map((item) => item.title);
    const text = (title: string) => ({ si: { title } });
    await saveContents(db, [{ kind: 'page', code: 'menu-page', texts: text('Prva') }], { defaultLanguage: 'si' });
    await saveMenus(db, [
      {
        code: 'test',
        items: [
          { kind: 'page', code: 'menu-page' },
          { kind: 'page', code: 'hidden' },
          { kind: 'page', code: 'nothing' },
          { url: '/webshop/withdrawal/', titles: { si: 'Odstop', en: 'Withdraw' } },
          { url: 'https://example.test/', titles: { en: 'Elsewhere' } },
        ],
      },
    ]);
    expect(await settle()).toContain('menus');
    expect(await codes()).toEqual(['Prva', 'Odstop', 'Elsewhere']);
    expect(await codes(staff)).toEqual(['Prva', 'Odstop', 'Elsewhere']);
    expect((await shop.get(cms.menus, {}, { lang: 'hr' })).test?.map((item) => item.url)).toEqual([
      '/hr/prva/',
      '/hr/webshop/withdrawal/',
      'https://example.test/',
    ]);
    await saveContents(db, [{ kind: 'page', code: 'menu-page', texts: text('Druga') }], { defaultLanguage: 'si' });
    expect(await settle()).toContain('menus');
    expect((await codes())?.[0]).toBe('Druga');
    await sql`update contents set visible = false where kind = 'page' and code = 'menu-page'`.execute(db);
    expect(await settle()).toContain('menus');
    expect(await codes()).toEqual(['Odstop', 'Elsewhere']);
    await sql`update contents set position = position where kind = 'page' and code = 'hidden'`.execute(db);
    await settle();
    await sql`update contents set position = 9 where kind = 'service'`.execute(db);
    expect(await settle()).not.toContain('menus');
  });

  it('refuse an address that is none', async () =>
    expect(saveMenus(shop.database.db, [{ code: 'test', items: [{ url: 'javascript:alert(1)', titles: { si: 'x' } }] }])).rejects.toThrow('is no address'));
});

it('the sitemap has every public page and nothing hidden, also for staff [S4.7]', async () => {
  const { items } = await shop.get(cms.sitemap, {}, staff);
  const paths = items.map((one) => one.urls.si);
  expect(paths).toContain('/pogoji-nakupa/');
  expect(paths).toContain('/storitve/umerjanje-zaslona/');
  expect(paths).toContain('/akcije/deset-odstotkov-za-vse/');
  expect(paths.filter((path) => path?.includes('skrita'))).toEqual([]);
});
