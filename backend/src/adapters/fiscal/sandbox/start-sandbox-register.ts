import { createHmac, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { FISCAL_REGISTERS, type FiscalRegisterCode } from '@vitrina/contract/law/fiscal-rules';
import type { Fields, MessageForm } from '../message-form.ts';
import type { FiscalRegisters } from '../register.ts';
import { formOf, sandboxRegister } from '../sandbox-register.ts';
import { fieldsProblem } from './fields-problem.ts';

/**
 * Reaction of the register to a delivery. All but `refuse`, `fail` and `forget` accept it: `late` answers nothing until the caller gives up, `drop`
 * closes the connection before the answer, `twice` sends the answer two times in one body, `wrong-key` signs with another key, `tampered` changes a number
 * after signing, `other` sends the answer of another document, `cut` ends in the middle, `page` answers with a web page; `fail` answers 503 and
 * `forget` accepts nothing and never answers.
 */
export type RegisterManner = 'late' | 'drop' | 'twice' | 'wrong-key' | 'tampered' | 'other' | 'cut' | 'page' | 'refuse' | 'fail' | 'forget' | 'take';

/** A receipt as the register stores it. */
export interface Registered {
  register: FiscalRegisterCode;
  identifier: string;
  /** Number of its deliveries. */
  count: number;
  fields: Fields;
}

export interface SandboxRegister {
  url: string;
  registers: FiscalRegisters;
  /** Key for verifying the seller's signatures. */
  sellerKey: KeyObject;
  registerPublicKey: KeyObject;
  /** Queues reactions for the next deliveries, one each; once empty, the register accepts everything. */
  behave: (...next: RegisterManner[]) => void;
  /** Accepted documents by key. */
  taken: ReadonlyMap<string, Registered>;
  close: () => Promise<void>;
}

const MOST_BYTES = 256 * 1024;
const makeKeys = promisify(generateKeyPair);

/** A fiscal register on this machine, with its own keys. Never in production. A document keeps its identifier after a restart. */
export async function startSandboxRegister({ secret, withinMs }: { secret: string; withinMs?: number }): Promise<SandboxRegister> {
  const [seller, own, other] = await Promise.all([
    makeKeys('rsa', { modulusLength: 2048 }),
    makeKeys('ec', { namedCurve: 'P-256' }),
    makeKeys('ec', { namedCurve: 'P-256' }),
  ]);
  const desk: Desk = {
    ...{ secret, sellerPublicKey: seller.publicKey, key: own.privateKey, otherKey: other.privateKey },
    plan: [],
    taken: new Map(),
    last: null,
    url: '',
  };
  const server = createServer((request, response) => {
    void serve(request, response, desk).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  desk.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { url: desk.url, sellerKey: seller.privateKey, registerKey: createPublicKey(own.privateKey), ...(withinMs && { withinMs }) };
  const registers = new Map(FISCAL_REGISTERS.map((code) => [code, sandboxRegister(code, config)]));
  return {
    url: desk.url,
    registers: (code) => registers.get(code) ?? null,
    sellerKey: seller.privateKey,
    registerPublicKey: config.registerKey,
    behave: (...next) => void desk.plan.push(...next),
    taken: desk.taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Desk {
  secret: string;
  sellerPublicKey: KeyObject;
  key: KeyObject;
  otherKey: KeyObject;
  plan: RegisterManner[];
  taken: Map<string, Registered>;
  /** Fields of the previous answer, unsigned. */
  last: Fields | null;
  url: string;
}

async function serve(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const register = FISCAL_REGISTERS.find((code) => request.url === `/${code}`);
  if (request.method === 'GET' && request.url?.startsWith('/receipt/')) return showReceipt(request.url, response, desk);
  if (!register || request.method !== 'POST') return void response.writeHead(404).end();
  const text = await readAll(request);
  if (text === null) return void response.writeHead(413).end();
  const manner = desk.plan.shift() ?? 'take';
  if (manner === 'fail') return void response.writeHead(503).end('later');
  if (manner === 'forget') return;
  const form = formOf(register);
  const answer = answerTo(text, { register, form, desk, isRefused: manner === 'refuse' });
  await respond(response, { manner, form, answer, desk });
}

function answerTo(
  text: string,
  { register, form, desk, isRefused }: { register: FiscalRegisterCode; form: MessageForm; desk: Desk; isRefused: boolean },
): Fields {
  let fields: Fields;
  try {
    fields = form.read(text, desk.sellerPublicKey);
  } catch {
    return { state: 'refused', key: '', number: '', total: '', code: 'S001', reason: 'the message is not signed by the seller' };
  }
  const common = { key: fields.key ?? '', number: fields.number ?? '', total: fields.total ?? '' };
  const problem = isRefused ? { code: 'S900', reason: 'refused as it was told to' } : fieldsProblem(register, fields);
  if (problem) return { state: 'refused', ...common, ...problem };
  const identifier = identifierOf(desk.secret, register, common.key);
  const existing = desk.taken.get(common.key);
  desk.taken.set(common.key, { register, identifier, count: (existing?.count ?? 0) + 1, fields: existing?.fields ?? fields });
  return { state: 'accepted', ...common, identifier, verify_url: `${desk.url}/receipt/${identifier}` };
}

interface PendingResponse {
  manner: RegisterManner;
  form: MessageForm;
  answer: Fields;
  desk: Desk;
}

async function respond(response: ServerResponse, { manner, form, answer, desk }: PendingResponse): Promise<void> {
  const before = desk.last ?? { ...answer, key: 'another', number: '0/X/0' };
  desk.last = answer;
  const signed = form.write(manner === 'other' ? before : answer, manner === 'wrong-key' ? desk.otherKey : desk.key);
  if (manner === 'late') return void (await new Promise((resolve) => response.once('close', resolve)));
  if (manner === 'drop') return void response.destroy();
  const body = {
    twice: signed + signed,
    cut: signed.slice(0, signed.length / 2),
    page: '<!doctype html><title>Sign in to the network</title>',
    tampered: tampered(form, signed, answer),
  }[manner as string];
  response.writeHead(200, { 'content-type': form.contentType }).end(body ?? signed);
}

/** Replaces the identifier by another than the signed one. */
function tampered(form: MessageForm, signed: string, { identifier = 'x' }: Fields): string {
  const swapped = `${identifier.slice(1)}${identifier.slice(0, 1)}`;
  if (form.contentType === 'application/xml') return signed.replace(identifier, swapped);
  const [head, body = '', signature] = signed.split('.');
  return [head, Buffer.from(Buffer.from(body, 'base64url').toString('utf8').replace(identifier, swapped)).toString('base64url'), signature].join('.');
}

/** Makes an identifier in the style of the register: a UUID, or a processor's number. */
function identifierOf(secret: string, register: FiscalRegisterCode, key: string): string {
  const hex = createHmac('sha256', secret).update(`${register} ${key}`).digest('hex');
  if (register === 'rs' || register === 'ba-rs') return `${hex.slice(0, 8)}-${hex.slice(8, 16)}-${Number.parseInt(hex.slice(16, 22), 16)}`.toUpperCase();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Page behind the QR code. */
function showReceipt(url: string, response: ServerResponse, { taken }: Desk): void {
  const found = [...taken.values()].find(({ identifier }) => url === `/receipt/${identifier}`);
  response.writeHead(found ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(found ? `Sandbox register, no fiscal receipt.\n${found.fields.number} ${found.fields.total} ${found.fields.currency}\n` : 'unknown\n');
}

async function readAll(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
