import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffReplies } from '@vitrina/contract/staff/replies';
import { asking, changesOf, refusalOf, rowCounts } from '../../testing/office-orders.ts';
import { Office } from '../../testing/office-tools.ts';

let office: Office;
const ROLES = ['service', 'editor', 'picker', 'orders'] as const;
const cookies = { service: '', editor: '', picker: '', orders: '' };
beforeAll(async () => {
  office = await Office.start();
  for (const role of ROLES) cookies[role] = await office.logIn(role);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const MAIL = { kind: 'mail', lang: 'si', title: 'Zamuda dobave', subject: 'Naročilo {order}', text: 'Pozdravljeni, {name}! Lep pozdrav, {me}' };
const idOf = async (title: string, kind = 'mail'): Promise<number> =>
  (await as('service')(staffReplies.list, { kind })).data.items.find((one: { title: string }) => one.title === title)?.id;

describe('saved replies', () => {
  it('are shared by who gives such answers, each once under its title, and written down', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => as('service')(staffReplies.create, MAIL, 'one-reply-once')));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 200));
    const { data } = await as('orders')(staffReplies.list, { kind: 'mail' });
    expect(data.items).toMatchObject([{ lang: 'si', title: MAIL.title, subject: MAIL.subject, text: MAIL.text, version: 1 }]);
    expect(refusalOf(await as('orders')(staffReplies.create, MAIL))).toBe('400 error_bad_input title');
    expect((await as('orders')(staffReplies.create, { ...MAIL, lang: 'hr' })).data.items).toHaveLength(2);
    const log = await changesOf(office, 'reply', String(data.items[0].id));
    expect(log).toMatchObject([{ action: 'create', version: 1, paths: expect.arrayContaining([{ path: 'text', after: MAIL.text }]) }]);
  });

  it('saved replies are read and written only with the permission of their kind', async () => {
    const id = await idOf(MAIL.title);
    const before = await rowCounts(office, ['saved_replies', 'changes']);
    for (const [role, kind] of [
      ['editor', 'mail'],
      ['picker', 'mail'],
      ['picker', 'review'],
      ['editor', 'return'],
      ['orders', 'review'],
    ] as const) {
      const mine = { ...MAIL, kind, ...(kind !== 'mail' && { subject: undefined, text: 'x' }) };
      for (const reply of [
        await as(role)(staffReplies.list, { kind }),
        await as(role)(staffReplies.create, mine),
        await as(role)(staffReplies.save, { kind, id, version: 1, changes: { text: 'x' } }),
        await as(role)(staffReplies.remove, { kind, id }),
      ])
        expect([role, kind, reply.status]).toEqual([role, kind, 403]);
    }
    // An id of another kind counts as missing.
    expect(refusalOf(await as('service')(staffReplies.save, { kind: 'review', id, version: 1, changes: { text: 'x' } }))).toBe('404 error_empty_data');
    expect(refusalOf(await as('service')(staffReplies.remove, { kind: 'review', id }))).toBe('404 error_empty_data');
    expect(await rowCounts(office, ['saved_replies', 'changes'])).toEqual(before);
  });

  it('bad ones are refused with every bad field, and nothing is kept', async () => {
    const before = await rowCounts(office, ['saved_replies']);
    const refused = async (more: object) => refusalOf(await as('service')(staffReplies.create, { ...MAIL, title: 'Drugo', ...more }));
    expect(await refused({ text: 'Pozdravljeni, {naem}' })).toBe('400 error_bad_input text');
    expect(await refused({ text: '{product}', subject: '{}' })).toBe('400 error_bad_input subject text');
    expect(await refused({ subject: undefined })).toBe('400 error_bad_input subject');
    expect(await refused({ kind: 'review' })).toBe('400 error_bad_input subject');
    expect(await refused({ kind: 'return', subject: undefined, text: 'a'.repeat(501) })).toBe('400 error_bad_input text');
    expect(await refused({ title: '', text: ' ', lang: 'xx' })).toMatch(/^400 error_bad_input (?=.*lang)(?=.*title)(?=.*text)/);
    expect(await refused({ title: 'a\nb' })).toBe('400 error_bad_input title');
    expect(await rowCounts(office, ['saved_replies'])).toEqual(before);
  });

  it('two people change one: other fields are merged, the same field is told', async () => {
    const id = await idOf(MAIL.title);
    const save = (role: 'service' | 'orders', changes: object, version = 1) => as(role)(staffReplies.save, { kind: 'mail', id, version, changes });
    expect((await save('service', { text: 'Nova vsebina' })).data).toMatchObject({ version: 2, changed: ['text'] });
    expect((await save('orders', { subject: 'Vaše naročilo {order}' })).data).toMatchObject({ version: 3, changed: ['subject'], merged: ['text'] });
    const conflict = await save('orders', { text: 'Moja vsebina' });
    expect([refusalOf(conflict), conflict.data.errors[0].theirs]).toEqual(['409 error_version text', 'Nova vsebina']);
    expect(refusalOf(await save('orders', { text: '{nobody}' }, 3))).toBe('400 error_bad_input changes.text');
    await as('service')(staffReplies.create, { ...MAIL, title: 'Tretje' });
    expect(refusalOf(await save('orders', { title: 'Tretje' }, 3))).toBe('400 error_bad_input changes.title');
  });

  it('are given up once, and the log still has their words', async () => {
    const id = await idOf('Tretje');
    const replies = await Promise.all(Array.from({ length: 5 }, () => as('service')(staffReplies.remove, { kind: 'mail', id })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await idOf('Tretje')).toBeUndefined();
    expect((await changesOf(office, 'reply', String(id))).at(-1)).toMatchObject({
      action: 'remove',
      paths: [
        { path: 'title', before: 'Tretje' },
        { path: 'text', before: MAIL.text },
      ],
    });
  });
});
