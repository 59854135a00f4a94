import { rmSync } from 'node:fs';
import { applyRedirects } from '@vitrina/contract/values/redirects';
import { site } from '@vitrina/contract/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, openSiteShop, type SiteShop } from '../testing/site-shop.ts';

const schema = (name: string, up = '../') => `# yaml-language-server: $schema=${up}.schemas/${name}.json\n`;
const FILES = {
  'content/redirects.yaml': `${schema('redirects')}- { from: /staro/, to: /prijenosna-racunala/ }
- { from: /stari-katalog/(.+), to: /(1), type: 302 }
- { from: /tvrtka/, to: https://example.test/ }
`,
  'content/coupons.yaml': `${schema('coupons')}- { code: POPUST10, percent: 10, from: 2 days ago, to: 30 days ahead, per_customer: 1 }
- code: PETICA
  amount: { EUR: 5 }
  minimum: { EUR: 50.5 }
  total: 3
`,
  'catalogue/pickup-points.yaml': `${schema('pickup-points')}- code: hr-1
  title: Paketomat Zagreb
  address: Ulica 1
  post_code: "10000"
  town: Zagreb
  country: HR
  place: [ 45.8, 15.95 ]
  hours: [ [ 08:00, 20:00 ], [ 08:00, 20:00 ], [ 08:00, 20:00 ], [ 08:00, 20:00 ], [ 08:00, 20:00 ], ~, ~ ]
- { code: hr-2, title: Paketomat Split, address: Obala 2, post_code: "21000", town: Split, country: HR }
`,
  'content/campaigns.yaml': `${schema('campaigns')}- code: wheel
  kind: spin_wheel
  from: 2 days ago
  to: 90 days ahead
  period: day
  rules: [ once, free ]
  prizes:
    - title: ten
      weight: 3
      total: 5
      coupon: { percent: 10, days: 30 }
    - { title: nothing, win: false, weight: 9 }
- code: draw
  kind: sweepstake
  from: 2026-01-01T08:00:00Z
  to: 2026-02-01T08:00:00Z
  languages: [ hr ]
  rules: [ once ]
  prizes:
    - { title: laptop, total: 1 }
`,
  'content/newsletters.yaml': `${schema('newsletters')}- { code: Prvi-1, topic: guides, products: [ KVANT-LIST-2, KVANT-LIST-1 ], sent: 2026-11-01T08:00:00Z }
- { code: skica, topic: offers }
`,
};
const MARKDOWN = {
  'content/newsletters/Prvi-1/hr.md':
    '---\ntitle: Kako odabrati\n---\n\n## Tri stvari\n\nVidi [nas](https://example.test/), {days} dana.\n\n- **prvo**\n- drugo\n',
  'content/newsletters/Prvi-1/de.md': '---\ntitle: So wählen Sie\n---\n\nText.\n',
  'content/newsletters/skica/hr.md': '---\ntitle: Skica\n---\n\nTekst.\n',
  'content/newsletters/skica/de.md': '---\ntitle: Entwurf\n---\n\nText.\n',
};
const TEXTS = {
  'coupon.POPUST10.title': { hr: '10 % popusta', de: '10 % Rabatt' },
  'coupon.PETICA.title': { hr: '5 € popusta', de: '5 € Rabatt' },
  'campaign.wheel.title': { hr: 'Kolo sreće', de: 'Glücksrad' },
  'campaign.wheel.lead': { hr: 'Zavrtite.', de: 'Drehen Sie.' },
  'rule.once': { hr: 'Jednom.', de: 'Einmal.' },
  'rule.free': { hr: 'Bez kupnje.', de: 'Ohne Kauf.' },
  'prize.ten': { hr: '10 %', de: '10 % Rabatt' },
  'prize.nothing': { hr: 'Ništa', de: 'Nichts' },
  'campaign.draw.title': { hr: 'Ljetno izvlačenje' },
  'campaign.draw.lead': { hr: 'Izvlačimo.' },
  'campaign.draw.question': { hr: 'Zašto?' },
  'prize.laptop': { hr: 'Prijenosno računalo', de: 'Notebook' },
};
const DAY = 86_400_000;
/** Midnight in the shop's time zone. */
const TWO_DAYS_BEFORE = new Date('2026-11-17T23:00:00Z');

describe.skipIf(!process.env.TEST_DATABASE_URL)('lists of a folder', { meta: { needs: 'a database' } }, () => {
  let shop: SiteShop;
  const now = new Date('2026-11-20T10:00:00Z');
  const later = new Date(now.getTime() + 3 * DAY);
  const writeAll = () => {
    for (const [file, text] of Object.entries({ ...FILES, ...MARKDOWN })) shop.write(file, text);
    shop.texts('site', TEXTS);
  };
  const one = async (query: string) => (await shop.query(query))[0];
  const edit = (file: keyof typeof FILES, from: string, to: string) => {
    expect(shop.read(file)).toContain(from);
    shop.write(file, shop.read(file).replace(from, to));
  };

  beforeAll(async () => {
    shop = await openSiteShop();
    rmSync(`${shop.dir}/content/menus.yaml`);
    writeAll();
    await shop.load({ now });
    await shop.settle();
  });
  afterAll(() => shop?.close());

  it('are in the shop: rules that lead on, coupons, lockers, games with their addresses, newsletters', async () => {
    const { items: rules } = await shop.backend.get(site.redirects, {}, { lang: 'hr' });
    expect(['/staro/', '/stari-katalog/a/', '/tvrtka/'].map((path) => applyRedirects(rules, path)?.to)).toEqual([
      '/prijenosna-racunala/',
      '/a/',
      'https://example.test/',
    ]);
    expect(await one(`select percent, amounts, limit_customer, titles, starts_at from coupons where code = 'POPUST10'`)).toEqual({
      ...{ percent: 10, amounts: {}, limit_customer: 1, titles: { hr: '10 % popusta', de: '10 % Rabatt', at: '10 % Rabatt' } },
      starts_at: TWO_DAYS_BEFORE,
    });
    expect(await one(`select kind, amounts, minimums, limit_total from coupons where code = 'PETICA'`)).toEqual({
      ...{ kind: 'amount', amounts: { EUR: 500 }, minimums: { EUR: 5050 }, limit_total: 3 },
    });
    expect(await one(`select hours, latitude from pickup_points where id = 'hr-2'`)).toEqual({ hours: Array(7).fill(['00:00', '24:00']), latitude: null });
    expect(await shop.query(`select path from routes where action = 'detail' and content_type = 'sweepstake' order by path`)).toEqual(
      ['/at/sweepstake/glucksrad/', '/de/sweepstake/glucksrad/', '/sweepstake/kolo-srece/', '/sweepstake/ljetno-izvlacenje/'].map((path) => ({ path })),
    );
  });

  it('send nothing: a past newsletter is loaded without recipients', async () => {
    expect(
      await one(`select t.html, n.sent_at from newsletters n join newsletter_texts t on t.newsletter_id = n.id where lang = 'hr' and code = 'Prvi-1'`),
    ).toEqual({
      html: '<h2>Tri stvari</h2><p>Vidi <a href="https://example.test/">nas</a>, 14 dana.</p><ul><li><strong>prvo</strong></li><li>drugo</li></ul>',
      sent_at: new Date('2026-11-01T08:00:00Z'),
    });
    expect(await shop.query(`select lang from newsletter_texts group by lang order by lang`)).toEqual(['at', 'de', 'hr'].map((lang) => ({ lang })));
    expect(await shop.query('select 1 from mails')).toEqual([]);
  });

  it('are the same on a later day too, and exported byte for byte', async () => {
    expect(differences(await shop.load({ now: later }))).toEqual([]);
    const files = await shop.export();
    for (const [file, text] of Object.entries({ ...FILES, ...MARKDOWN })) expect(files.get(file), file).toBe(text);
    for (const file of ['texts/site.pot', 'texts/de/site.po']) expect(files.get(file), file).toBe(shop.read(file));
  });

  it('are written where they changed, alone', async () => {
    edit('content/redirects.yaml', 'to: /prijenosna-racunala/ }', 'to: /akcije/ }');
    edit('content/coupons.yaml', 'percent: 10', 'percent: 15');
    edit('catalogue/pickup-points.yaml', 'Obala 2', 'Obala 3');
    edit('content/campaigns.yaml', 'weight: 9', 'weight: 8');
    expect(differences(await shop.load({ now: later })).toSorted()).toEqual([
      'campaign wheel changed',
      'coupon POPUST10 changed',
      'pickup_point hr-2 changed',
      'redirect /staro/ changed',
    ]);
    expect(await one(`select percent, starts_at from coupons where code = 'POPUST10'`)).toEqual({ percent: 15, starts_at: TWO_DAYS_BEFORE });
  });

  it('that staff changed are kept and exported; loading that changes nothing', async () => {
    await shop.query(`
      update redirects set position = 9 where old_path = '/staro/';
      insert into redirects (old_path, new_path, type, position, recorded) values ('/novo/', '/akcije/', 301, 0, true);
      delete from redirects where old_path = '/tvrtka/';
      update coupons set active = false, titles = '{"hr": "Staro"}' where code = 'PETICA';
      insert into coupons (code, kind, percent, limit_total, issued) values ('WIN-AAAA-BBBB-CCCC', 'percent', 50, 1, true);
      update pickup_points set title = 'Drugi' where id = 'hr-1';
      update newsletter_texts set subject = 'Nova' where lang = 'hr' and subject = 'Skica';
      update campaigns set ends_at = '2027-05-01T00:00:00Z' where code = 'wheel';
      update campaign_texts set lead = 'Od osoblja.', slug = 'kolo', rules = '["Jednom.", "Novo."]' where lang = 'hr' and title = 'Kolo sreće'`);
    for (const file of Object.keys(FILES) as (keyof typeof FILES)[]) shop.write(file, FILES[file]);
    shop.write('content/newsletters/skica/de.md', MARKDOWN['content/newsletters/skica/de.md'].replace('Text', 'Neu'));
    expect(differences(await shop.load({ now: later })).toSorted()).toEqual([
      'campaign wheel kept',
      'coupon PETICA kept',
      'coupon POPUST10 changed',
      'newsletter skica kept',
      'pickup_point hr-1 kept',
      'pickup_point hr-2 changed',
      'redirect /staro/ kept',
      'redirect /tvrtka/ kept',
    ]);
    const files = await shop.export();
    expect(files.get('content/redirects.yaml')).toBe(
      `${schema('redirects')}- { from: /novo/, to: /akcije/ }\n- { from: /stari-katalog/(.+), to: /(1), type: 302 }\n- { from: /staro/, to: /akcije/, position: 9 }\n`,
    );
    expect(files.get('content/coupons.yaml')).toContain('  total: 3\n  active: false\n');
    expect(files.get('content/coupons.yaml')).not.toContain('WIN-');
    expect(files.get('content/campaigns.yaml')).toContain('  to: 2027-05-01T00:00:00Z\n');
    expect(files.get('content/newsletters/skica/hr.md')).toBe('---\ntitle: Nova\nformat: html\n---\n\n<p>Tekst.</p>\n');
    expect(files.get('texts/site.pot')).toContain('msgctxt "campaign.wheel.slug"\nmsgid "kolo"');
    const again = shop.put('again', files);
    expect(differences(await shop.load({ dir: again, now: later }))).toEqual([]);
    expect(await shop.export()).toEqual(files);
    writeAll();
    const taken = differences(await shop.load({ now: later, theirs: true })).toSorted();
    expect(taken).toEqual([
      'campaign wheel changed',
      'coupon PETICA changed',
      'newsletter skica changed',
      'pickup_point hr-1 changed',
      'redirect /novo/ removed',
      'redirect /staro/ changed',
      'redirect /tvrtka/ new',
    ]);
  });

  it('keep what customers hold: prizes of a game that has begun, and games that were drawn, newsletters that were sent; with --theirs too', async () => {
    await shop.query(`
      update campaigns set entry_count = 1 where code = 'wheel';
      update campaigns set closed_at = now() where code = 'draw'`);
    edit('content/campaigns.yaml', 'weight: 3', 'weight: 1');
    edit('content/campaigns.yaml', 'to: 2026-02-01T08:00:00Z', 'to: 2027-02-01T08:00:00Z');
    edit('content/newsletters.yaml', 'topic: guides', 'topic: offers');
    expect(differences(await shop.load({ now: later, theirs: true }))).toEqual(['campaign wheel kept', 'campaign draw kept', 'newsletter Prvi-1 kept']);
    edit('content/newsletters.yaml', 'Prvi-1, topic: offers', 'Prvi-1, topic: guides');
    shop.texts('site', { ...TEXTS, 'campaign.wheel.lead': { hr: 'Zavrtite kolo.', de: 'Drehen Sie.' } });
    shop.write('content/campaigns.yaml', FILES['content/campaigns.yaml']);
    expect(differences(await shop.load({ now: later }))).toEqual(['campaign wheel changed']);
    rmSync(`${shop.dir}/content/campaigns.yaml`);
    expect(differences(await shop.load({ now: later, theirs: true }))).toEqual(['campaign wheel kept', 'campaign draw kept']);
    expect(await shop.query('select 1 from campaigns')).toHaveLength(2);
  });

  it('go with their entries: rules and lockers, games without players, newsletters that were not sent; coupons are taken no more', async () => {
    await shop.query(`update campaigns set entry_count = 0, closed_at = null`);
    for (const file of Object.keys(FILES)) rmSync(`${shop.dir}/${file}`, { force: true });
    const gone = differences(await shop.load({ now: later }));
    expect(gone.filter((line) => line.endsWith(' removed'))).toHaveLength(10);
    expect(gone.filter((line) => !line.endsWith(' removed'))).toEqual(['newsletter Prvi-1 kept']);
    expect(await one(`select (select count(*) from redirects) + (select count(*) from pickup_points) + (select count(*) from campaigns) as n`)).toEqual({
      n: 0,
    });
    expect(await shop.query(`select 1 from routes where content_type = 'sweepstake' and content_id is not null`)).toEqual([]);
    expect(await shop.query('select distinct active from coupons where not issued')).toEqual([{ active: false }]);
    writeAll();
    expect(differences(await shop.load({ now: later })).every((line) => / (?:new|changed)$/.test(line))).toBe(true);
    expect(await shop.query('select distinct active from coupons where not issued')).toEqual([{ active: true }]);
  });

  it.each([
    [
      'content/redirects.yaml',
      '- { from: /a/, to: /b/ }\n- { from: /b/, to: /c/ }\n- { from: /c/, to: /a/ }',
      ['1:20: leads in a circle', '2:20: leads in a circle', '3:20: leads in a circle'],
    ],
    ['content/redirects.yaml', '- { from: /a/(slug+)/, to: /a/x-(1)/ }', ['1:28: leads in a circle']],
    ['content/redirects.yaml', '- { from: /x/, to: /y/ }\n- { from: /X/, to: /z/ }', ['2:3: the redirect /X/ is there already']],
    ['content/redirects.yaml', '- { from: /prijenosna-racunala/, to: /y/ }', ['1:11: is a page of this shop']],
    ['content/redirects.yaml', '- { from: /x, to: /y }', ['1:11: is written /x/', '1:19: is written /y/']],
    ['content/redirects.yaml', '- { from: /x/(slug)/, to: "javascript:alert(1)" }', ['1:11: has more than four patterns', '1:27: names a part']],
    ['content/redirects.yaml', '- { from: /x/, to: /y/(1)/, type: 200 }', ['1:35: type: ']],
    ['content/redirects.yaml', '- { from: /x/, to: //(1)/ }', ['1:20: names a part']],
    ['content/coupons.yaml', '- { code: POPUST10, percent: 101 }', ['1:30: percent: is more than 100 %']],
    ['content/coupons.yaml', '- { code: popust, percent: 10 }', ['1:11: code: is no coupon code']],
    ['content/coupons.yaml', '- { code: POPUST10, percent: 10, from: 2026-05-02, to: 2026-05-01 }', ['1:56: is not behind 2026-05-02']],
    ['content/coupons.yaml', '- { code: POPUST10, percent: 10, from: 2026-02-31 }', ['1:40: from: ']],
    ['content/coupons.yaml', '- { code: PETICA, amount: { EUR: 5, RSD: 600 } }', ['1:42: no market of this shop charges RSD; its currencies are EUR']],
    ['content/coupons.yaml', '- { code: PETICA, amount: { EUR: 5 }, percent: 5 }', ['1:3: takes either a percent or an amount off']],
    ['content/coupons.yaml', '- { code: NOVI, percent: 5 }', ['1:3: coupon.NOVI.title has no text in texts/*.pot']],
    [
      'catalogue/pickup-points.yaml',
      '- { code: a, title: A, address: B, post_code: "10000", town: Zagreb, country: HR, place: [ 15.95, 45.8 ] }',
      ['1:90: lies outside HR'],
    ],
    [
      'catalogue/pickup-points.yaml',
      '- { code: a, title: A, address: B, post_code: "99999", town: Zagreb, country: HR }',
      ['1:47: is no post code of HR such as 10000'],
    ],
    ['catalogue/pickup-points.yaml', '- { code: a, title: A, address: B, post_code: "11000", town: Beograd, country: RS }', ['1:80: no market delivers to RS']],
    [
      'content/campaigns.yaml',
      FILES['content/campaigns.yaml'].replace('  languages: [ hr ]\n', ''),
      ['14:9: draw has no campaign.draw.title, campaign.draw.lead in de', '14:9: draw has no campaign.draw.title, campaign.draw.lead in at'],
    ],
    ['content/campaigns.yaml', FILES['content/campaigns.yaml'].replace('90 days ahead', '3 days ago'), ['5:7: is not behind 2 days ago']],
    ['content/campaigns.yaml', FILES['content/campaigns.yaml'].replace('laptop, total: 1', 'laptop'), ['21:7: has no total']],
    [
      'content/campaigns.yaml',
      FILES['content/campaigns.yaml'].replace('[ hr ]', '[ es ]'),
      ['14:9: draw has no campaign.draw.title', '18:16: es is no language of this shop'],
    ],
    ['content/newsletters.yaml', '- { code: skica, topic: gossip }', ['1:25: topic: ']],
    [
      'content/newsletters.yaml',
      '- { code: skica, topic: offers, products: [ NICHTS-1 ], sent: 9 days ahead }\n- { code: nema, topic: offers }',
      ['1:45: there is no product NICHTS-1', '1:63: is no moment that is past', '2:11: nema has no text in hr: content/newsletters/nema/hr.md is missing'],
    ],
  ])('are checked: %s, fault %#', async (file, text, expected) => {
    writeAll();
    shop.write(file, text);
    const errors = (await shop.faults(file)).filter((line) => !line.includes(': warning: '));
    expect(errors).toEqual(expected.map((words) => expect.stringContaining(words)));
    await expect(shop.load()).rejects.toThrow(file);
    writeAll();
  });
});
