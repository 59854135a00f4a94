import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import type { PlaceFinding } from '@vitrina/contract/law/guard-settings';
import { safety } from '@vitrina/contract/safety';
import { checkSettings } from '@vitrina/contract/settings/check-settings';
import type { Settings } from '@vitrina/contract/settings/settings';
import { staffGuardian } from '@vitrina/contract/staff/guardian';
import { staffSafety } from '@vitrina/contract/staff/safety';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { CUSTOMER } from '@vitrina/demo/known';
import { renderMail } from '../../adapters/mail/render-mail.ts';
import { shippedText } from '../labels/index.ts';
import { judgePlaces } from '../../guardian/judge-texts.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';
import { asking, changesOf, refusalOf } from '../../testing/office-orders.ts';
import { Office } from '../../testing/office-tools.ts';
import { TEST_CODES } from '../../testing/test-backend.ts';
import { buy, productId, setStock } from '../../testing/test-buyer.ts';
import { guardCatalogue } from '../catalogue/index.ts';
import { guardShop } from '../../guardian/guard-shop.ts';
import { saveSettings } from '../../save-settings.ts';
import { documentsOf, loadSettings, readDocuments } from '../settings/index.ts';
import { enqueueRecallMails } from './index.ts';

let office: Office;
const cookies = { owner: '', service: '', merchandiser: '', editor: '', picker: '' };
beforeAll(async () => {
  office = await Office.start();
  for (const role of ['owner', 'service', 'merchandiser', 'editor', 'picker'] as const) cookies[role] = await office.logIn(role);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

/** Rolls a transaction back and carries the findings out of it. */
class Undone extends Error {
  readonly findings: readonly PlaceFinding[];
  constructor(findings: readonly PlaceFinding[]) {
    super();
    this.findings = findings;
  }
}

const db = () => office.shop.database.db;
const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const inAll = (text: string) => Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, `${text} ${lang}`]));
/** Purges the cache like processes that receive the database's notifications. */
const settle = async () => office.shop.cache.purge(await office.shop.catalogue.catchUp());
const TIME_ZONE = 'Europe/Ljubljana';
const NUMBER = 'T-1';
const HAZARD = 'Baterija se lahko vname';
const recallOf = (code: string) => ({
  number: NUMBER,
  kind: 'recall',
  products: [code],
  batches: 'A-1 to A-9',
  remedies: ['refund', 'replacement'],
  email: 'varnost@vitrina.example',
  hazards: inAll(HAZARD),
  advice: inAll('Napravo prinesite v trgovino'),
});
const publicCall = <Name extends keyof typeof safety>(name: Name, input: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  office.call(safety[name], input, { headers });
const mailsOf = async (kind: string) =>
  (
    await sql<{
      recipient: string;
      lang: string;
      data: Record<string, unknown>;
    }>`select recipient, lang, data from mails where kind = ${kind} order by id`.execute(db())
  ).rows;
const draw = (mail: { lang: string; data: Record<string, unknown> }, kind: 'recall' | 'report-received' | 'report-decided' | 'report-appeal') =>
  renderMail({ db: db(), shop: TEST_SITE, text: shippedText, codes: TEST_CODES }, { kind, lang: mail.lang as 'si', data: mail.data });

describe('recalls', () => {
  let product: number;
  const code = 'DEMO-PROMO-01';
  beforeAll(async () => {
    product = await productId(office.shop, code);
    await setStock(office.shop, product, 50);
  });

  it('are for staff who publish, and name every bad field and nothing happens: texts missing, words that play the risk down, one remedy, unknown products', async () => {
    const wrong = { ...recallOf(code), products: ['NO-SUCH'], remedies: ['repair'], sold_from: '2026-02-01', sold_to: '2026-01-01' };
    const { de: _, ...hazards } = inAll(HAZARD);
    const reply = await as('merchandiser')(staffSafety.saveRecall, { ...wrong, hazards: { ...hazards, en: 'A voluntary measure of ours' } });
    expect(reply.status).toBe(400);
    expect(reply.data.errors.map(({ field, label_name }: { field: string; label_name: string }) => [field, label_name])).toEqual([
      ['products.0', 'error_field_unknown_value'],
      ['remedies', 'error_field_out_of_range'],
      ['sold_to', 'error_field_out_of_range'],
      ['hazards.de', 'error_field_required'],
      ['hazards.en', 'error_recall_words'],
    ]);
    expect(refusalOf(await as('editor')(staffSafety.saveRecall, recallOf(code)))).toBe('403 error_forbidden');
    const { items } = (await publicCall('recalls')).data;
    expect(items.map(({ number }: { number: string }) => number)).not.toContain(NUMBER);
  });

  it('stop the sale at once, whatever is written to the product later; five at once are one', async () => {
    await buy(office.shop, { productId: product });
    const replies = await Promise.all(Array.from({ length: 5 }, () => as('merchandiser')(staffSafety.saveRecall, recallOf(code))));
    expect(replies.filter(({ success }) => success).length).toBeGreaterThan(0);
    expect((await sql`select from recalls where number = ${NUMBER}`.execute(db())).rows).toHaveLength(1);
    await settle();
    const detail = await office.shop.get(catalogue.product, { item_id: product });
    expect(detail).toMatchObject({ status: 3, is_available: false, recall: { number: NUMBER, kind: 'recall', hazard: `${HAZARD} si` } });
    await sql`update products set status = 1 where id = ${product}`.execute(db());
    await settle();
    expect((await office.shop.get(catalogue.product, { item_id: product })).status, 'a load says it is for sale').toBe(3);
    await expect(buy(office.shop, { productId: product })).rejects.toThrow();
    expect((await changesOf(office, 'recall', NUMBER)).map(({ action }) => action)[0]).toBe('publish');
  });

  it('are written to each buyer once, in the language of the order, with all parts of the template', async () => {
    const token = await office.shop.logIn(CUSTOMER.email, CUSTOMER.password);
    const counts = await Promise.all(Array.from({ length: 5 }, () => enqueueRecallMails(db(), TIME_ZONE)));
    const mails = await mailsOf('recall');
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(mails.length);
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ recipient }) => recipient.toLowerCase())).size).toBe(mails.length);
    expect(await enqueueRecallMails(db(), TIME_ZONE), 'again').toBe(0);
    for (const mail of mails.slice(0, 2)) {
      const rendered = await draw(mail, 'recall');
      expect(rendered.kind).toBe('mail');
      if (rendered.kind !== 'mail') continue;
      for (const part of [`${HAZARD} ${mail.lang}`, 'A-1 to A-9', 'varnost@vitrina.example', NUMBER]) expect(rendered.text).toContain(part);
      expect(rendered.unsubscribeUrl).toBeUndefined();
    }
    const { data } = await as('merchandiser')(staffSafety.recalls);
    expect(data.items.find(({ number }: { number: string }) => number === NUMBER).evidence).toMatchObject({
      buyers: mails.length,
      failed: 0,
      mailed_at: expect.any(String),
    });
    const mine = await office.call(safety.myRecalls, {}, { headers: { authorization: `Bearer ${token}` } });
    expect(mine.status).toBe(200);
    expect((await publicCall('myRecalls')).status, 'of nobody').toBe(401);
  });

  it('reach who bought on the first day just after midnight, and on the last just before, by the shop’s clock', async () => {
    const bought = 'DEMO-LAPTOP-01';
    const token = await office.shop.logIn(CUSTOMER.email, CUSTOMER.password);
    await buy(office.shop, { productId: await productId(office.shop, bought), token });
    const { rows } = await sql<{ id: string }>`select id::text as id from orders order by created_at desc limit 1`.execute(db());
    const moved = (at: string) => sql`update orders set created_at = ${at}::timestamptz where id = ${rows[0]?.id}::bigint`.execute(db());
    const recall = { ...recallOf(bought), number: 'T-DAYS', kind: 'warning', remedies: undefined, sold_from: '2026-07-02', sold_to: '2026-07-03' };
    expect((await as('merchandiser')(staffSafety.saveRecall, recall)).status).toBe(200);
    const isListed = async () => {
      const { data } = await office.call(safety.myRecalls, {}, { headers: { authorization: `Bearer ${token}` } });
      return data.items.some((one: { number: string }) => one.number === recall.number);
    };
    for (const [at, expected] of [
      ['2026-07-01T21:59Z', false],
      ['2026-07-01T22:00Z', true],
      ['2026-07-03T21:59Z', true],
      ['2026-07-03T22:00Z', false],
    ] as const) {
      await moved(at);
      expect(await isListed(), at).toBe(expected);
    }
    await as('merchandiser')(staffSafety.endRecall, { number: recall.number });
  });

  it('do not grow: other products or another kind are a recall of their own; texts are amended', async () => {
    const more = await as('merchandiser')(staffSafety.saveRecall, { ...recallOf(code), kind: 'warning', products: [code, 'DEMO-LAPTOP-01'] });
    expect(more.data.errors.map(({ field }: { field: string }) => field)).toEqual(['kind', 'products']);
    const amended = await as('merchandiser')(staffSafety.saveRecall, { ...recallOf(code), advice: inAll('Napravo pošljite nazaj') });
    expect(amended.data.advice).toBe('Napravo pošljite nazaj si');
    expect(await enqueueRecallMails(db(), TIME_ZONE)).toBe(0);
  });

  it('end: the product goes back to the state it had, and the notice stays on the page', async () => {
    expect(refusalOf(await as('merchandiser')(staffSafety.endRecall, { number: 'T-404' }))).toBe('404 error_empty_data');
    for (const _ of [1, 2]) expect((await as('merchandiser')(staffSafety.endRecall, { number: NUMBER })).data.ended_at).toEqual(expect.any(String));
    await settle();
    const detail = await office.shop.get(catalogue.product, { item_id: product });
    expect([detail.status, detail.recall]).toEqual([1, undefined]);
    const { items } = (await publicCall('recalls')).data;
    expect(items.find(({ number }: { number: string }) => number === NUMBER)).toMatchObject({ ended_at: expect.any(String), hazard: `${HAZARD} si` });
  });
});

describe('reports of what is unsafe or unlawful', () => {
  let product: number;
  beforeAll(async () => {
    product = await productId(office.shop, 'DEMO-SELLER-01');
  });
  const report = (more: Record<string, unknown> = {}) => ({
    subject: 'product',
    subject_id: product,
    address: '/p/DEMO-SELLER-01/',
    ground: 'unsafe',
    message: 'Polnilec se pri uporabi pregreje in smrdi po zažganem.',
    name: 'Ana Kupec',
    email: 'ana.prijava@example.com',
    good_faith: true,
    ...more,
  });
  const send = async (more: Record<string, unknown> = {}) => (await publicCall('report', report(more))).data as { number: string; code: string };
  const idOf = ({ number }: { number: string }) => Number(number.slice(2));

  it('name every missing field; abuse of children needs no name; what is not there is not reported', async () => {
    const empty = await publicCall('report', { subject: 'page' });
    expect(empty.data.errors.map(({ field }: { field: string }) => field)).toEqual(['ground', 'message', 'address', 'name', 'email', 'good_faith']);
    for (const [more, field] of [
      [{ ground: 'no-such' }, 'ground'],
      [{ message: 'kratko' }, 'message'],
      [{ email: 'a@b' }, 'email'],
      [{ address: 'https://elsewhere.example' }, 'address'],
      [{ address: '//elsewhere.example/x' }, 'address'],
    ] as const)
      expect((await publicCall('report', report(more))).data.errors.map((one: { field: string }) => one.field)).toEqual([field]);
    expect(refusalOf(await publicCall('report', report({ subject_id: 999_999 })))).toBe('404 error_empty_data');
    expect((await publicCall('report', report({ ground: 'child_abuse', name: '', email: '' }))).success).toBe(true);
  });

  it('get a number and a receipt once, are seen by their code alone, and are limited by mailbox', async () => {
    const { number, code } = await send({ email: 'limit@example.com' });
    expect(number).toMatch(/^P-\d+$/);
    const state = await publicCall('reportState', { code });
    expect(state.data).toMatchObject({ number, decision: null, appeal_until: null });
    expect(JSON.stringify(state.data)).not.toContain('limit@example.com');
    expect((await publicCall('reportState', { code: 'A'.repeat(22) })).status).toBe(404);
    const receipts = (await mailsOf('report-received')).filter(({ recipient }) => recipient === 'limit@example.com');
    expect(receipts).toHaveLength(1);
    const rendered = await draw(receipts[0] as never, 'report-received');
    expect(rendered).toMatchObject({ kind: 'mail', text: expect.stringContaining(code) });
    for (let i = 0; i < 9; i += 1) await send({ email: 'limit@example.com' });
    expect(refusalOf(await publicCall('report', report({ email: 'limit@example.com' })))).toBe('429 error_too_many_requests');
  });

  it('are decided once by staff who may, with reasons to both sides; the product goes, no guardian brings it back, an appeal does', async () => {
    const { number, code } = await send();
    const id = idOf({ number });
    const decision = { id, decision: 'removed', basis: 'Regulation 2023/988, article 5', statement: 'Preizkus je pokazal, da se polnilec pregreje.' };
    expect(refusalOf(await as('picker')(staffSafety.decide, decision))).toBe('403 error_forbidden');
    expect((await as('service')(staffSafety.reports)).data.items.map((one: { id: number }) => one.id)).toContain(id);
    const replies = await Promise.all(Array.from({ length: 5 }, () => as('service')(staffSafety.decide, decision)));
    expect(replies.filter(({ success }) => success).length).toBeGreaterThan(0);
    expect(refusalOf(await as('service')(staffSafety.decide, { ...decision, decision: 'none' }))).toBe('409 error_report_state');
    await settle();
    expect((await office.call(catalogue.product, { item_id: product })).status).toBe(404);
    const decided = (await mailsOf('report-decided')).filter(({ data }) => data.reportId === id);
    expect(decided.map(({ recipient, data }) => [recipient === 'ana.prijava@example.com', data.isSubject ?? false])).toEqual([
      [true, false],
      [false, true],
    ]);
    for (const mail of decided) {
      const rendered = await draw(mail, 'report-decided');
      expect(rendered).toMatchObject({ kind: 'mail', text: expect.stringContaining(decision.statement) });
      if (rendered.kind === 'mail' && mail.data.isSubject) expect(rendered.text).not.toContain('ana.prijava');
    }
    const { settings } = office.shop;
    await guardCatalogue(db(), { settings: { ...settings.current(), behaviour: { ...settings.current().behaviour, guardian: 'block' } }, now: new Date() });
    await settle();
    expect((await office.call(catalogue.product, { item_id: product })).status, 'after the guardian').toBe(404);
    const message = 'Preizkušen je bil drug polnilec, ne tisti iz ponudbe.';
    expect(refusalOf(await publicCall('appeal', { code, message: 'ne' }))).toBe('400 error_bad_input message');
    for (const _ of [1, 2]) expect((await publicCall('appeal', { code, message })).data).toMatchObject({ appealed_at: expect.any(String), appeal_until: null });
    const answer = { id, decision: 'reversed', statement: 'Ponovni preizkus pravega polnilca je bil uspešen.' };
    expect(refusalOf(await as('service')(staffSafety.decideAppeal, answer)), 'the same person').toBe('403 error_forbidden');
    expect((await as('owner')(staffSafety.decideAppeal, answer)).data).toMatchObject({ appeal_decision: 'reversed' });
    await settle();
    expect((await office.call(catalogue.product, { item_id: product })).status).toBe(200);
    expect((await mailsOf('report-appeal')).filter(({ data }) => data.reportId === id)).toHaveLength(2);
    expect((await publicCall('reportState', { code })).data).toMatchObject({ appeal_decision: 'reversed', appeal_statement: answer.statement });
  });
});

describe('a seller that was reported and put back', () => {
  it('has those products again that were shown, not those that staff had taken out', async () => {
    const shown = await productId(office.shop, 'DEMO-SELLER-01');
    const { rows } = await sql<{ id: number; seller: number }>`
      update products o set visible = false, seller_id = s.seller_id from products s where s.id = ${shown}::integer and o.code = 'DEMO-PROMO-01'
      returning o.id, o.seller_id as seller`.execute(db());
    const [hidden] = rows as [{ id: number; seller: number }];
    const report = { subject: 'seller', subject_id: hidden.seller, address: '/', ground: 'unsafe', message: 'Prodajalec pošilja ponarejene polnilce.' };
    const { number, code } = (await publicCall('report', { ...report, name: 'Ana', email: 'ana.seller@example.com', good_faith: true })).data;
    const id = Number(number.slice(2));
    const isShown = async () =>
      (
        await sql<{ id: number; visible: boolean }>`select id, visible from products where id in (${shown}, ${hidden.id}) order by id = ${hidden.id}`.execute(
          db(),
        )
      ).rows.map(({ visible }) => visible);
    await as('service')(staffSafety.decide, { id, decision: 'removed', basis: 'Regulation 2023/988, article 5', statement: 'Ponaredki so bili potrjeni.' });
    expect(await isShown()).toEqual([false, false]);
    expect(await publicCall('appeal', { code, message: 'Preizkušeni izdelki niso bili naši.' })).toMatchObject({ success: true });
    expect(await as('owner')(staffSafety.decideAppeal, { id, decision: 'reversed', statement: 'Preizkus je pokazal, da so izdelki pristni.' })).toMatchObject({
      success: true,
    });
    expect(await isShown()).toEqual([true, false]);
  });
});

describe('the guardian over the interface', () => {
  it('refuses with all problems at once: field, reason, act and link; what is only warned of passes', async () => {
    const law = { group: 'tv', warnings: { none: { by: 'A. V.', on: '2026-11-20' } } };
    const reply = await as('merchandiser')(staffGuardian.check, {
      products: [{ code: 'OKVIR-SALON-1', law }],
      texts: [
        { place: 'content.page.about', lang: 'de', text: 'Wir liefern klimaneutral.' },
        { place: 'content.page.terms', lang: 'si', text: 'https://ec.europa.eu/consumers/odr/' },
      ],
    });
    expect(reply.status).toBe(422);
    expect(reply.data).toMatchObject({ label_name: 'error_unlawful' });
    const fields = reply.data.errors.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['product.OKVIR-SALON-1.law.energy', 'product.OKVIR-SALON-1.law.data_act', 'content.page.about.de', 'content.page.terms.si']),
    );
    for (const { reason, law, link } of reply.data.errors) expect([typeof reason, typeof law, link.slice(0, 8)]).toEqual(['string', 'string', 'https://']);
    const warned = await as('merchandiser')(staffGuardian.check, {
      texts: [{ place: 'content.page.delivery', lang: 'en', text: 'Delivered within 24 hours.' }],
    });
    expect(warned).toMatchObject({ status: 200, data: { warnings: [{ rule: 'delivery-words', field: 'content.page.delivery.en' }] } });
    expect(refusalOf(await as('merchandiser')(staffGuardian.check, { products: [{ code: 'NO-SUCH', law: {} }] }))).toBe('400 error_bad_input products.0.code');
    expect(refusalOf(await as('editor')(staffGuardian.check, {}))).toBe('403 error_forbidden');
  });

  it('warns of delivery that no one decided where other settings are proposed, and not where it is proposed too', async () => {
    const { shop: own, delivery } = documentsOf(await readDocuments(db()));
    // Settings are append-only: the documents are moved aside and restored.
    const around = (statements: readonly RawBuilder<unknown>[]) =>
      db()
        .transaction()
        .execute(async (trx) => {
          await sql`set local session_replication_role = replica`.execute(trx);
          for (const statement of statements) await statement.execute(trx);
        });
    await around([
      sql`create table delivery_aside as select * from settings_versions where settings_group = 'delivery'`,
      sql`delete from settings_versions where settings_group = 'delivery'`,
    ]);
    const warned = async (settings: object) => {
      const { status, data } = await as('merchandiser')(staffGuardian.check, { settings });
      return [status, data.warnings?.filter(({ rule }: { rule: string }) => rule === 'unset-delivery').map(({ field }: { field: string }) => field)];
    };
    const found = [await warned({ shop: own }), await warned({ shop: own, delivery }), await warned({})];
    await around([sql`insert into settings_versions overriding system value select * from delivery_aside`, sql`drop table delivery_aside`]);
    expect(found).toEqual([
      [200, ['delivery.ways']],
      [200, []],
      [200, []],
    ]);
  });

  it('has nothing that blocks in the demo shop, its texts and its settings', async () => {
    const settings = (await loadSettings(db(), (error) => expect.unreachable(String(error)))).current();
    await guardShop(db(), { settings, now: new Date() });
    const { data } = await as('merchandiser')(staffGuardian.findings);
    expect([data.products > 300, data.texts > 3000, data.blocking]).toEqual([true, true, 0]);
  });

  it('names a page of law that is not public any more', async () => {
    const pages = sql`kind = 'page' and code = 'privacy'`;
    await sql`update contents set visible = false where ${pages}`.execute(db());
    const settings = (await loadSettings(db(), (error) => expect.unreachable(String(error)))).current();
    await guardShop(db(), { settings, now: new Date() });
    const { data } = await as('merchandiser')(staffGuardian.findings);
    await sql`update contents set visible = true where ${pages}`.execute(db());
    const findings = data.findings.filter(({ rule }: { rule: string }) => rule === 'needed-page');
    expect(findings.map(({ field }: { field: string }) => field)).toEqual(LANGUAGE_CODES.map((lang) => `content.page.privacy.${lang}`));
    expect(findings[0]).toMatchObject({ level: 'block', reason: expect.stringContaining('no public page privacy'), law: expect.stringContaining('2016/679') });
  });

  it('names a page of law that is to come, and settings that say nothing of delivery', async () => {
    const { settings } = checkSettings(documentsOf(await readDocuments(db())));
    const findings = await db()
      .transaction()
      .execute(async (trx) => {
        // Settings are append-only: the documents are moved aside until the rollback.
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql`update contents set published_at = now() + interval '1 day' where kind = 'page' and code = 'terms'`.execute(trx);
        await sql`delete from settings_versions where settings_group = 'delivery'`.execute(trx);
        const { findings } = await judgePlaces(trx, { settings: settings as Settings, now: new Date() });
        throw new Undone(findings.filter(({ rule }) => rule === 'needed-page' || rule === 'unset-delivery'));
      })
      .catch((error) => (error as Undone).findings);
    expect(findings.map(({ level, field }) => `${level} ${field}`)).toEqual([
      'warn delivery.ways',
      ...LANGUAGE_CODES.map((lang) => `block content.page.terms.${lang}`),
    ]);
  });

  it('keeps settings from becoming unlawful where the shop blocks, and only what is new', async () => {
    const documents = documentsOf(await readDocuments(db()));
    const { vitrina, ...rest } = documents.legal as Record<string, Record<string, unknown>>;
    const { register: _, ...without } = vitrina as Record<string, unknown>;
    const change = (behaviour: object) =>
      saveSettings(db(), {
        documents: { legal: { ...rest, vitrina: without }, behaviour: { ...(documents.behaviour as object), ...behaviour } },
        versions: 'any',
        userId: null,
        cause: 'test',
      });
    const refused = await change({ guardian: 'block' });
    expect(refused).toMatchObject({ kind: 'bad', problems: [{ group: 'legal', path: ['vitrina', 'register'], law: expect.stringContaining('2000/31') }] });
    expect((await change({ guardian: 'report' })).kind).toBe('saved');
    const again = await saveSettings(db(), {
      documents: { behaviour: { ...(documents.behaviour as object), guardian: 'block' } },
      versions: 'any',
      userId: null,
      cause: 'test',
    });
    expect(again.kind, 'it was so already').toBe('saved');
    await saveSettings(db(), { documents, versions: 'any', userId: null, cause: 'test' });
  });
});
