import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, SANDBOX_SIGNATURE, type SandboxPayment, signMessage } from '@vitrina/backend';
import { readBody } from '../../http/body.ts';
import { isFromThisMachine } from '../../http/from-this-machine.ts';
import { isLocalName } from '../../shared/local-name.ts';
import { type BankAccounts, createBankAccounts } from './bank-accounts.ts';
import { bankPage, refusalPage } from './bank-page.ts';
import { DECISIONS, type Decision, MANNERS, type Manner } from './callback-plan.ts';

export interface SandboxBank {
  port: number;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Starts the sandbox bank: a page with the buttons Pay, Decline, Cancel, Hold, which calls the shop by signed callbacks and redirects the
 * shopper back. Never in production, and reachable from this machine only. If the port is in use it takes any free one.
 */
export async function startSandboxBank({ port, secret }: { port: number; secret: string }): Promise<SandboxBank> {
  const accounts = createBankAccounts(secret);
  const server = createServer((request, response) => {
    void answer(request, { accounts, secret })
      .catch((): Answer => ({ status: 500, body: 'The sandbox bank failed\n' }))
      .then((answer) => send(response, answer));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host: '127.0.0.1' }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(port).catch(() => listen(0));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the sandbox bank's address for a shop's pages: the shop's own host if it names this machine, else localhost. */
export function bankUrl(publicUrl: string, port: number): string {
  const { hostname } = new URL(publicUrl);
  return `http://${isLocalName(hostname) && !hostname.startsWith('[') ? hostname : 'localhost'}:${port}`;
}

interface Bank {
  accounts: BankAccounts;
  secret: string;
}

async function answer(request: IncomingMessage, bank: Bank): Promise<Answer> {
  if (!isFromThisMachine(request)) return { status: 421, body: 'The sandbox bank is for this machine alone\n' };
  const url = new URL(request.url ?? '/', 'http://bank');
  const body = request.method === 'POST' ? await readBody(request) : Buffer.alloc(0);
  if (body === null) return { status: 413 };
  const fields = new URLSearchParams(request.method === 'POST' ? body.toString('utf8') : url.search);
  if (url.pathname === '/pay' || url.pathname === '/card') return showPage(fields, bank, url.pathname === '/card');
  if (request.method !== 'POST') return { status: 404, body: 'The sandbox bank has no such page\n' };
  if (url.pathname === '/decide') return decide(fields, bank);
  return SHOP_PATHS.has(url.pathname) ? answerShop(request, { path: url.pathname, body, bank }) : { status: 404 };
}

const SHOP_PATHS: ReadonlySet<string> = new Set(['/status', '/refund', '/capture', '/release']);

function showPage(fields: URLSearchParams, { secret }: Bank, isFrame: boolean): Answer {
  const signed = signedOf(fields);
  const payment = readPayment(signed, secret);
  if (!payment) return { status: 400, headers: HTML, body: refusalPage() };
  return { status: 200, headers: HTML, body: bankPage({ payment, signed, isFrame }) };
}

async function decide(fields: URLSearchParams, { accounts, secret }: Bank): Promise<Answer> {
  const payment = readPayment(signedOf(fields), secret);
  const decision = DECISIONS.find((one) => one === fields.get('decision')) as Decision | undefined;
  const manner: Manner = MANNERS.find((one) => one === fields.get('manner')) ?? 'at once';
  if (!payment || !decision) return { status: 400, headers: HTML, body: refusalPage() };
  await accounts.decide(payment, decision, manner);
  return { status: 303, headers: { location: pageAfter(payment, decision) } };
}

function pageAfter({ successUrl, failureUrl, cancelUrl }: SandboxPayment, decision: Decision): string {
  if (decision === 'cancel') return cancelUrl;
  return decision === 'decline' ? failureUrl : successUrl;
}

/** Answers a signed request of the shop: status, refund, capture, release. */
function answerShop(request: IncomingMessage, { path, body, bank: { accounts, secret } }: { path: string; body: Buffer; bank: Bank }): Answer {
  if (!isSigned(secret, body, request.headers[SANDBOX_SIGNATURE] as string | undefined)) return { status: 401 };
  const { payment, refund, capture, amount } = JSON.parse(body.toString('utf8')) as { payment: string; refund?: string; capture?: string; amount?: number };
  const part = refund === undefined ? undefined : { refund, amount: amount ?? 0 };
  const does: Readonly<Record<string, () => boolean>> = {
    '/refund': () => accounts.refund(payment, part),
    '/capture': () => capture !== undefined && accounts.capture(payment, { capture, amount: amount ?? 0 }),
    '/release': () => accounts.release(payment),
  };
  const found = path === '/status' ? accounts.status(payment) : does[path]?.() ? { done: true } : null;
  if (!found) return { status: 404 };
  const text = JSON.stringify(found);
  return { status: 200, headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signMessage(secret, text) }, body: text };
}

const signedOf = (fields: URLSearchParams) => ({ payment: fields.get('payment') ?? '', signature: fields.get('signature') ?? '' });

/** Returns the payment signed by the shop; `null`: the signature is wrong or has expired. */
function readPayment({ payment, signature }: { payment: string; signature: string }, secret: string): SandboxPayment | null {
  return isSigned(secret, payment, signature) ? (JSON.parse(Buffer.from(payment, 'base64url').toString('utf8')) as SandboxPayment) : null;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', ...headers });
  response.end(body);
}
