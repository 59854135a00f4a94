import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { tradeIn } from '@vitrina/contract/trade-in';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { productId } from '../../testing/test-buyer.ts';
import { saveSettings } from '../../save-settings.ts';
import { documentsOf, readDocuments } from '../settings/index.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend();
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const estimate = (answers: string, lang: LanguageCode = 'si', device = 'phone') => shop.call(tradeIn.estimate, { lang, device, answers });
/** Status, label and fields of a refused call. */
const refused = async (answers: string, device?: string) => {
  const reply = await estimate(answers, 'si', device);
  return reply.success
    ? null
    : [reply.data.statusCode, reply.data.label_name, ...(reply.data.errors ?? []).map(({ field, label_name }) => `${field} ${label_name}`)];
};
const BEST = 'phone-kind.top,age.one,condition.new,works.all';

describe('what an old device is worth (decision 0130)', () => {
  it.each<[string, LanguageCode, number | null]>([
    [BEST, 'si', 378],
    [BEST, 'at', 378],
    // Nine tenths of 49,100 dinars.
    [BEST, 'rs', 44190],
    // 821 marks · 0.9 = 738.90
    [BEST, 'ba', 738],
    [`${BEST},missing.charger`, 'si', 370],
    // 190 · 0.75 · 0.9 · 0.8 = 102.60
    ['phone-kind.middle,age.two,condition.light,works.battery', 'de', 102],
    // 60 · 0.35 · 0.65 = 13.65; less the charger 5.65, below the minimum of 10.
    ['phone-kind.simple,age.five,condition.worn,works.all', 'it', 13],
    ['phone-kind.simple,age.five,condition.worn,works.all,missing.charger', 'it', null],
    ['phone-kind.top,age.older,condition.new,works.all', 'es', null],
    [`${BEST},missing.locked`, 'si', null],
    [`${BEST},missing.charger,missing.locked`, 'si', null],
  ])('is %s in %s: %s, in whole units rounded down', async (answers, lang, sum) => {
    expect(await estimate(answers, lang)).toMatchObject({ success: true, data: { sum } });
  });

  it('does not follow from the order or repetition of answers', async () => {
    const answers = `works.battery,missing.charger,missing.charger,condition.light,age.two,phone-kind.middle,works.battery`;
    expect(await estimate(answers)).toMatchObject({ data: { sum: 94 } });
  });

  it('is told for no bad input: every bad answer is named, and nothing else is read as one', async () => {
    expect(await refused('')).toEqual([
      400,
      'error_bad_input',
      ...['phone-kind', 'age', 'condition', 'works'].map((question) => `answers.${question} error_field_required`),
    ]);
    expect(await refused('phone-kind.top,age.one,age.two,condition.mint,works.all,colour.red,missing.cable')).toEqual([
      400,
      'error_bad_input',
      'answers.colour error_field_unknown_value',
      'answers.age error_field_unknown_value',
      'answers.condition error_field_unknown_value',
      'answers.missing error_field_unknown_value',
    ]);
    for (const name of ['constructor', 'tostring', 'valueof'])
      expect(await refused(`phone-kind.${name},age.one,condition.new,works.all`)).toEqual([
        400,
        'error_bad_input',
        'answers.phone-kind error_field_unknown_value',
      ]);
    for (const answers of ['__proto__.x', 'phone-kind', 'phone-kind.top;age.one', 'a.b.c', '<b>.x', 'ž.x', 'x.y,'.repeat(600)])
      expect((await refused(answers))?.slice(0, 2), answers).toEqual([400, 'error_bad_input']);
    for (const device of ['no-such', 'constructor', '../phone', '']) expect((await refused(BEST, device))?.[0], device).toBeOneOf([400, 404]);
    expect((await refused(BEST, 'x'.repeat(41)))?.[0]).toBe(400);
  });

  it.each(inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de', 'rs', 'es']))(
    'is asked in %s by questions with words of their own, and never more than is told',
    async (lang) => {
      const { items, days, coupon_days } = await shop.get(tradeIn.devices, { lang });
      expect([items.map(({ code }) => code), days, coupon_days]).toEqual([['phone', 'tablet', 'laptop', 'camera'], 21, 1825]);
      for (const { code, most, questions, title } of items) {
        expect([title, ...questions.flatMap((one) => [one.title, ...one.answers.map((answer) => answer.title)])].filter((text) => text.trim() === '')).toEqual(
          [],
        );
        const [first, ...rest] = questions.filter(({ is_many }) => !is_many);
        const sums = await Promise.all(
          (first?.answers ?? []).map((answer) => {
            const best = rest.map((one) => `${one.code}.${one.answers[0]?.code}`);
            return shop.get(tradeIn.estimate, { lang, device: code, answers: [`${first?.code}.${answer.code}`, ...best].join(',') });
          }),
        );
        expect(Math.max(...sums.map(({ sum }) => sum ?? 0)), code).toBe(most);
      }
    },
  );
});

describe('a product page', () => {
  const detail = async (code: string, lang: LanguageCode = 'si') => shop.get(catalogue.product, { item_id: await productId(shop, code), lang });

  it('tells of the old device of its kind; of none beside what another seller sells', async () => {
    expect((await detail('DEMO-LAPTOP-01')).trade_in).toEqual({ device: 'laptop', title: 'Prenosnik', most: 576 });
    expect((await detail('DEMO-LAPTOP-01', 'rs')).trade_in).toEqual({ device: 'laptop', title: 'Laptop', most: 67410 });
    expect((await detail('SKALA-STRELA-1')).trade_in?.device).toBe('laptop');
    expect((await detail('SKALA-STRELA-3')).trade_in, 'a laptop of another seller').toBeUndefined();
    expect((await detail('DEMO-SELLER-01')).trade_in, 'of a kind that is not taken').toBeUndefined();
  });

  it('tells nothing once the device is switched off, nor does the estimate', async () => {
    const documents = documentsOf(await readDocuments(shop.database.db));
    const before = documents['trade-in'] as { devices: { code: string }[] };
    const devices = before.devices.map((one) => (one.code === 'laptop' ? { ...one, enabled: false } : one));
    const put = async (document: object) => {
      const saved = await saveSettings(shop.database.db, { documents: { 'trade-in': document }, versions: 'any', userId: null, cause: 'test' });
      expect(saved).toMatchObject({ kind: 'saved', changed: ['trade-in'] });
      await shop.settings.refresh();
      await shop.cache.clearAll();
    };
    await put({ ...before, devices });
    expect((await shop.get(tradeIn.devices, { lang: 'si' })).items.map(({ code }) => code)).toEqual(['phone', 'tablet', 'camera']);
    expect((await estimate('laptop-kind.light,age.one,condition.new,works.all', 'si', 'laptop')).success).toBe(false);
    await put(before);
    expect((await estimate('laptop-kind.light,age.one,condition.new,works.all', 'si', 'laptop')).success).toBe(true);
  });
});
