import { createHash, createPublicKey, createSign, createVerify, type KeyObject, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FiscalRegisterCode } from '@vitrina/contract/law/fiscal-rules';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffDocuments } from '@vitrina/contract/staff/documents';
import { staffNotices } from '@vitrina/contract/staff/notices';
import { staffFiscal } from '@vitrina/contract/staff/fiscal';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type FiscalRegisters, type RegisterManner, type SandboxRegister, startSandboxRegister } from '../../../adapters/fiscal/index.ts';
import { readCode } from '../../../adapters/transfer-codes/testing/read-code.ts';
import { saveSettings } from '../../../save-settings.ts';
import { Office } from '../../../testing/office-tools.ts';
import { ordersOf } from '../../../testing/order-deps-of.ts';
import { hasPoppler, NEEDS_POPPLER, poppler } from '../../../testing/poppler.ts';
import { bankCalls, bankMessage, buy, type PaymentFacts, paymentsOf, productId, setStock } from '../../../testing/test-buyer.ts';
import { shippedText } from '../../labels/index.ts';
import { readDocuments } from '../../settings/index.ts';
import { issueDueDocuments, sendFiscalDocuments } from '../index.ts';

let office: Office;
let sandbox: SandboxRegister;
let owner: string;
let product: number;
let folder: string;
/** Minutes since the test began. */
let passed = 0;

const seller = (name: string, country: string, vatNumber: string, more: object = {}) => ({
  ...{ name, vatNumber, address: { street: 'Ulica 1', postCode: '10000', town: 'Mesto', country } },
  fiscal: { premise: 'WEB1', device: '2' },
  ...more,
});
const SELLERS = {
  hr: seller('Vitrina HR d. o. o.', 'HR', 'HR12345678903'),
  rs: seller('Vitrina RS d. o. o.', 'RS', '123456788'),
  me: seller('Vitrina ME d. o. o.', 'ME', '12345679'),
  fbih: seller('Vitrina BA d. o. o.', 'BA', '123456789012', { fiscal: { premise: 'WEB1', device: '2', region: 'fbih' } }),
  srpska: seller('Vitrina RS BA d. o. o.', 'BA', '123456789012', { fiscal: { premise: 'WEB1', device: '2', region: 'rs' } }),
};

beforeAll(async () => {
  sandbox = await startSandboxRegister({ secret: 'a secret of the sandbox register', withinMs: 3000 });
  office = await Office.start({ registers: sandbox.registers });
  owner = await office.logIn('owner');
  product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 5000);
  folder = await mkdtemp(join(tmpdir(), 'fiscal-'));
  const { legal } = await documents();
  await sell({ legal: { ...legal, ...SELLERS } }, { hr: 'hr', rs: 'rs', me: 'me', ba: 'fbih' });
});
afterAll(async () => {
  await office.shop.stop();
  await sandbox.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  passed = 0;
});

const db = () => office.shop.database.db;
const documents = async () => {
  const state = await readDocuments(db());
  return { legal: state.legal.document as Record<string, object>, markets: state.markets.document as Record<string, object> };
};
/** Changes the legal entities that sell in markets. */
async function sell(changed: object, by: Record<string, string>): Promise<void> {
  const { markets } = await documents();
  const named = Object.fromEntries(Object.entries(by).map(([code, legalEntity]) => [code, { ...markets[code], legalEntity }]));
  expect(
    await saveSettings(db(), { documents: { behaviour: {}, ...changed, markets: { ...markets, ...named } }, versions: 'any', userId: null, cause: 'test' }),
  ).toMatchObject({
    kind: 'saved',
  });
  await office.shop.settings.refresh();
}
const deps = (registers: FiscalRegisters | undefined = sandbox.registers) => ({ ...ordersOf(office.shop), registers });
const send = (registers?: FiscalRegisters) => sendFiscalDocuments(db(), deps(registers), () => new Date(Date.now() + passed * 60_000));

async function newOrder(lang: LanguageCode = 'si', payment = 'cash-on-delivery') {
  const { identifier } = await buy(office.shop, { productId: product, qty: 2, payment, lang, country: COUNTRY_OF_LANGUAGE[lang] });
  const { number } = await office.shop.get(webshopOrders.order, { identifier }, { lang });
  return { identifier, number, id: Number(identifier.split('-')[0]) };
}
const invoice = async (number: string): Promise<{ id: number; number: string; url: string }> =>
  (await office.call(staffDocuments.issue, { kind: 'invoice', order: number }, { cookie: owner })).data;
const invoiceIn = async (lang: LanguageCode = 'si', payment?: string) => invoice((await newOrder(lang, payment)).number);

interface Row {
  state: string;
  register: string;
  rule: string;
  number: string | null;
  facts: { issuedAt: string; sequence: number; total: number; seller: { taxNumber: string } };
  protective_code: string | null;
  identifier: string | null;
  receipt: string;
  is_subsequent: boolean;
  is_overdue: boolean;
  attempts: number;
  problem: string | null;
}
const rowOf = async (id: number) => (await sql<Row>`select * from fiscal_deliveries where document_id = ${id}`.execute(db())).rows[0] as Row;
const taken = (id: number) => sandbox.taken.get(`document-${id}`);
const listed = async (state: string) => (await office.call(staffFiscal.list, { filter: { state } }, { cookie: owner })).data;
const isListed = async (state: string, id: number) => (await listed(state)).items.some((one: { document: { id: number } }) => one.document.id === id);

/** The protective code, implemented a second time, independently of the code under test. */
function sellersCode({ register, number, facts }: Row, key: KeyObject): string | null {
  const [sequence, premise, device] = (number as string).split('/');
  const moment = new Date(facts.issuedAt);
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Ljubljana', ...options }).format(moment);
  const two = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const [day, month, year] = part(two).split('/');
  const time = part({ hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });
  const total = (facts.total / 100).toFixed(2);
  const md5 = (algorithm: string, text: string) => createHash('md5').update(createSign(algorithm).update(text).sign(key)).digest('hex');
  const plain = `${facts.seller.taxNumber}${day}.${month}.${year} ${time}${sequence}${premise}${device}${total}`;
  if (register === 'hr') return md5('RSA-SHA1', plain);
  if (register === 'si') return md5('RSA-SHA256', plain);
  if (register === 'me')
    return md5('RSA-SHA256', [facts.seller.taxNumber, `${year}-${month}-${day}T${time}`, sequence, premise, device, total].join('|')).toUpperCase();
  return null;
}

/** True if the stored answer verifies with the register's public key; implemented independently of the code under test. */
function isSignedBy(receipt: string, key: KeyObject): boolean {
  if (receipt.startsWith('<')) {
    const message = receipt.slice(receipt.indexOf('<Message>'), receipt.indexOf('<Signature>'));
    const signature = receipt.slice(receipt.indexOf('<Signature>') + 11, receipt.indexOf('</Signature>'));
    return createVerify('SHA256').update(message).verify(key, signature, 'base64');
  }
  const [head, body, signature = ''] = receipt.split('.');
  return verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}

async function pdf(url: string): Promise<{ bytes: Buffer; text: string; codes: string[] }> {
  const response = await office.shop.fetch(url, { headers: { cookie: owner } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const file = join(folder, 'read.pdf');
  await writeFile(file, bytes);
  const text = (await poppler('pdftotext', '-layout', file, '-')).replace(/\s+/g, ' ');
  await poppler('pdftoppm', '-r', '150', '-gray', '-png', '-singlefile', file, join(folder, 'scan'));
  return { bytes, text, codes: (await readCode(await readFile(join(folder, 'scan.png')))).map((code) => code.bytes.toString('latin1')) };
}

describe.skipIf(!hasPoppler)('a document of each register', NEEDS_POPPLER, () => {
  it.each([
    ['si', 'si', 'SI-delivered-door'],
    ['hr', 'hr', 'HR-consumers'],
    ['rs', 'rs', 'RS-retail'],
    ['me', 'me', 'ME-all'],
    ['ba-fbih', 'ba', 'BA'],
    ['ba-rs', 'ba', 'BA-RS'],
  ] as [FiscalRegisterCode, LanguageCode, string][])('%s: its code at once, its identifier once it is signed, both printed', async (register, lang, rule) => {
    if (register === 'ba-rs') await sell({}, { ba: 'srpska' });
    const issued = await invoiceIn(lang);
    const before = await rowOf(issued.id);
    expect([before.register, before.rule, before.state, before.number]).toEqual([
      register,
      rule,
      'waiting',
      `${before.facts.sequence}/WEB1/${register === 'si' ? 1 : 2}`,
    ]);
    expect(before.protective_code).toBe(sellersCode(before, sandbox.sellerKey));
    const early = await pdf(issued.url);
    expect(early.text).toContain(shippedText(lang, 'document_fiscal_pending'));
    if (before.protective_code) expect(early.text).toContain(before.protective_code);

    expect(await send()).toBeGreaterThan(0);
    const row = await rowOf(issued.id);
    expect([row.state, row.is_subsequent, row.is_overdue, row.attempts]).toEqual(['accepted', false, false, 1]);
    expect(row.identifier).toBe(taken(issued.id)?.identifier);
    expect(isSignedBy(row.receipt, sandbox.registerPublicKey)).toBe(true);
    expect(isSignedBy(row.receipt, createPublicKey(sandbox.sellerKey))).toBe(false);
    const { bytes, text, codes } = await pdf(issued.url);
    expect(text).toContain(row.identifier as string);
    expect(text).not.toContain(shippedText(lang, 'document_fiscal_pending'));
    // A receipt of the sandbox is not valid, and the document says so.
    expect(text).toContain(shippedText(lang, 'document_fiscal_sandbox'));
    expect(codes).toContain(`${sandbox.url}/receipt/${row.identifier}`);
    expect((await pdf(issued.url)).bytes.equals(bytes)).toBe(true);
    await expect(sql`update fiscal_deliveries set identifier = 'another' where document_id = ${issued.id}`.execute(db())).rejects.toThrow();
    await expect(sql`delete from fiscal_attempts`.execute(db())).rejects.toThrow();
  });
});

describe('a register that', () => {
  const MANNERS: [RegisterManner, string][] = [
    ['late', 'unreachable'],
    ['drop', 'unreachable'],
    ['forget', 'unreachable'],
    ['fail', 'status'],
    ['twice', 'malformed'],
    ['cut', 'malformed'],
    ['page', 'malformed'],
    ['wrong-key', 'signature'],
    ['tampered', 'signature'],
    ['other', 'mismatch'],
  ];
  it.each(MANNERS.flatMap(([manner, why]) => (['si', 'hr'] as const).map((lang) => [manner, lang, why] as const)))(
    'answers in the manner “%s” (%s) is not believed and asked again: one receipt, later',
    async (manner, lang, why) => {
      const issued = await invoiceIn(lang);
      sandbox.behave(manner);
      expect(await send()).toBe(0);
      const open = await rowOf(issued.id);
      expect([open.state, open.identifier, open.problem?.split(':')[0]]).toEqual(['waiting', null, why]);
      expect(await isListed('open', issued.id)).toBe(true);
      // Not before it is due.
      expect([await send(), (await rowOf(issued.id)).attempts]).toEqual([0, 1]);
      passed = 2;
      expect(await send()).toBe(1);
      const row = await rowOf(issued.id);
      expect([row.state, row.is_subsequent, row.identifier]).toEqual(['accepted', true, taken(issued.id)?.identifier]);
      const wasTaken = manner !== 'fail' && manner !== 'forget';
      expect([taken(issued.id)?.count, taken(issued.id)?.fields.subsequent]).toEqual([wasTaken ? 2 : 1, wasTaken ? 'false' : 'true']);
      expect(await isListed('open', issued.id)).toBe(false);
    },
  );

  it('refuses stops the document for people, who deliver it again', async () => {
    const issued = await invoiceIn();
    sandbox.behave('refuse');
    await send();
    passed = 600;
    await send();
    expect(await rowOf(issued.id)).toMatchObject({ state: 'refused', attempts: 1, problem: expect.stringContaining('S900') });
    expect(await isListed('refused', issued.id)).toBe(true);
    expect((await listed('open')).counts.refused).toBeGreaterThan(0);
    const { items } = (await office.call(staffNotices.list, {}, { cookie: owner })).data;
    expect(items[0]).toMatchObject({ kind: 'fiscal_open', is_urgent: true });
    const ids = { ids: [issued.id] };
    expect((await office.call(staffFiscal.retry, ids, { cookie: await office.logIn('service') })).status).toBe(403);
    const tries = await Promise.all(Array.from({ length: 5 }, () => office.call(staffFiscal.retry, ids, { cookie: owner })));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    passed = 0;
    await send();
    expect(await rowOf(issued.id)).toMatchObject({ state: 'accepted', is_subsequent: true });
    expect((await office.call(staffFiscal.retry, ids, { cookie: owner })).data.retried).toBe(0);
  });

  it('is answering meanwhile is not sent it again, however often staff ask for it', async () => {
    const issued = await invoiceIn();
    const called = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow: FiscalRegisters = (code) => {
      const register = sandbox.registers(code);
      return (
        register && {
          ...register,
          deliver: async (document, protectiveCode) => {
            called.resolve();
            await released.promise;
            return register.deliver(document, protectiveCode);
          },
        }
      );
    };
    const delivery = send(slow);
    await called.promise;
    const tries = await Promise.all(Array.from({ length: 5 }, () => office.call(staffFiscal.retry, { ids: [issued.id] }, { cookie: owner })));
    expect(tries.map(({ data }) => data.retried)).toEqual([0, 0, 0, 0, 0]);
    expect(await send()).toBe(0);
    released.resolve();
    expect(await delivery).toBe(1);
    expect([taken(issued.id)?.count, (await rowOf(issued.id)).attempts]).toEqual([1, 1]);
  });

  it('takes it after the time of the law flags it, and staff see it before', async () => {
    const issued = await invoiceIn('hr');
    await sql`alter table fiscal_deliveries disable trigger fiscal_deliveries_kept`.execute(db());
    await sql`update fiscal_deliveries set due_at = now() - interval '1 hour' where document_id = ${issued.id}`.execute(db());
    await sql`alter table fiscal_deliveries enable trigger fiscal_deliveries_kept`.execute(db());
    expect(await isListed('overdue', issued.id)).toBe(true);
    await send();
    expect(await rowOf(issued.id)).toMatchObject({ state: 'accepted', is_overdue: true });
    expect(await isListed('overdue', issued.id)).toBe(true);
    const other = await invoiceIn('hr');
    passed = 48 * 60 - 5;
    await send();
    expect(await rowOf(other.id)).toMatchObject({ state: 'accepted', is_overdue: false });
    const late = await invoiceIn('hr');
    passed = 48 * 60 + 5;
    await send();
    expect(await rowOf(late.id)).toMatchObject({ state: 'accepted', is_overdue: true });
  });

  it('gives the identifier of another document is not believed', async () => {
    const first = await invoiceIn();
    await send();
    const { identifier } = await rowOf(first.id);
    const issued = await invoiceIn();
    const liar: FiscalRegisters = (code) => {
      const honest = sandbox.registers(code);
      return honest && { ...honest, deliver: async () => ({ kind: 'accepted', identifier: identifier as string, verifyUrl: 'https://x.test/', receipt: 'x' }) };
    };
    expect(await send(liar)).toBe(0);
    expect(await rowOf(issued.id)).toMatchObject({ state: 'waiting', problem: expect.stringContaining('mismatch') });
    passed = 2;
    expect(await send()).toBe(1);
  });
});

it('five processes at once deliver each of twenty documents once, whatever the register does with some', async () => {
  const issued = [];
  for (let i = 0; i < 20; i += 1) issued.push(await invoiceIn(i % 2 === 0 ? 'si' : 'hr'));
  sandbox.behave('take', 'drop', 'take', 'twice', 'fail', 'take', 'other');
  await Promise.all(Array.from({ length: 5 }, () => send()));
  passed = 3;
  await Promise.all(Array.from({ length: 5 }, () => send()));
  const rows = await Promise.all(issued.map(({ id }) => rowOf(id)));
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'accepted'));
  expect(rows.filter(({ is_subsequent }) => is_subsequent)).toHaveLength(4);
  for (const [i, row] of rows.entries()) {
    const { count = 0 } = taken((issued[i] as { id: number }).id) ?? {};
    expect([row.number, count <= row.attempts, row.attempts]).toEqual([row.number, true, row.is_subsequent ? 2 : 1]);
  }
  expect(new Set(rows.map(({ identifier }) => identifier)).size).toBe(20);
  const gaps = await sql<{ gaps: number }>`
    select coalesce(sum(most - n), 0)::integer as gaps from (select series, max(sequence) as most, count(*) as n from documents group by series) s`.execute(
    db(),
  );
  expect(gaps.rows[0]?.gaps).toBe(0);
});

it('a storno is told after its receipt, below zero and with its identifier', async () => {
  const order = await newOrder('si', 'sandbox-form');
  await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
  const [payment] = await paymentsOf(office.shop, order.identifier);
  await bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
  const receipt = await invoice(order.number);
  await office.call(staffRefunds.make, { number: order.number, amount: 1, reason: 'x', restock: false }, { cookie: owner });
  await sql`update document_wishes set tried_at = null where order_id = ${order.id}`.execute(db());
  await issueDueDocuments(db(), deps());
  const notes = await sql<{ id: number }>`select id::integer as id from documents where order_id = ${order.id} and kind = 'credit_note'`.execute(db());
  const note = notes.rows[0]?.id as number;
  sandbox.behave('fail');
  await send();
  expect([(await rowOf(receipt.id)).state, (await rowOf(note)).attempts]).toEqual(['waiting', 0]);
  passed = 2;
  await send();
  const [receiptRow, noteRow] = [await rowOf(receipt.id), await rowOf(note)];
  expect([receiptRow.rule, receiptRow.state, noteRow.state]).toEqual(['SI-cash', 'accepted', 'accepted']);
  expect(taken(note)?.fields).toMatchObject({ kind: 'storno', total: '-1.00', original: receiptRow.identifier });
});

it('a document without a fiscal rule is reported to no register', async () => {
  const issued = await invoiceIn('si', 'bank-transfer');
  expect(await rowOf(issued.id)).toBeUndefined();
  const german = await invoiceIn('de', 'bank-transfer');
  expect(await rowOf(german.id)).toBeUndefined();
});

it('without a register or a premise documents are issued without a gap, wait, and are delivered once both are there', async () => {
  const waiting = await invoiceIn('me');
  expect(await send(() => null)).toBe(0);
  expect(await rowOf(waiting.id)).toMatchObject({ state: 'waiting', problem: expect.stringContaining('no register me is set up') });
  const { legal } = await documents();
  const { fiscal, ...without } = SELLERS.me;
  await sell({ legal: { ...legal, me: without } }, {});
  const bare = await invoiceIn('me');
  expect(await rowOf(bare.id)).toMatchObject({ state: 'refused', number: null, problem: expect.stringContaining('premise') });
  await office.call(staffFiscal.retry, { ids: [bare.id] }, { cookie: owner });
  expect((await rowOf(bare.id)).state).toBe('refused');
  await sell({ legal: { ...legal, me: { ...without, fiscal: { ...fiscal, premise: 'NEW' } } } }, {});
  expect((await office.call(staffFiscal.retry, { ids: [bare.id] }, { cookie: owner })).data.retried).toBe(1);
  passed = 5;
  await send();
  const row = await rowOf(bare.id);
  expect([row.state, row.number, row.protective_code]).toEqual(['accepted', `${row.facts.sequence}/NEW/2`, sellersCode(row, sandbox.sellerKey)]);
  expect((await rowOf(waiting.id)).state).toBe('accepted');
  await sell({ legal: { ...legal, me: SELLERS.me } }, {});
});
