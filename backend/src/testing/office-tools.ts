import { createGuardrails, generateSync } from 'otplib';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { staffSession } from '@vitrina/contract/staff/session';
import { OFFICE } from '@vitrina/demo/known';
import type { FiscalRegisters } from '../adapters/fiscal/index.ts';
import type { VatRegister } from '../adapters/vat/vies.ts';
import { createSealer } from '../http/sealer.ts';
import { startTestBackend, TEST_SECRET, type TestBackend } from './test-backend.ts';

export interface OfficeReply {
  status: number;
  success: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every kind
  data: any;
  /** Set by this reply; `null`: none was. */
  cookie: string | null;
  setCookie: string | null;
}

export interface CallOptions {
  /** `staff=…` */
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

interface OfficeOptions {
  isProduction?: boolean;
  origin?: string | null;
  registers?: FiscalRegisters;
  vatRegister?: VatRegister;
}

const guardrails = createGuardrails({ MIN_SECRET_BYTES: 15 });

/** A backend whose back office runs on a clock of the test's. */
export class Office {
  readonly shop: TestBackend;
  readonly #clock: { ms: number };
  #address = 0;

  private constructor(shop: TestBackend, clock: { ms: number }) {
    this.shop = shop;
    this.#clock = clock;
  }

  static async start({ isProduction = false, origin = null, ...more }: OfficeOptions = {}): Promise<Office> {
    const clock = { ms: Date.now() };
    const staff = { sealer: createSealer(TEST_SECRET, 'staff-factors'), isProduction, origin, now: () => clock.ms };
    return new Office(await startTestBackend('demo', {}, undefined, [], { staff, ...more }), clock);
  }

  /** Half a minute passes: the next code of every app. */
  tick(): void {
    this.#clock.ms += 30_000;
  }

  codeOf(secret: string = OFFICE.totpSecret): string {
    return generateSync({ secret, guardrails, epoch: Math.floor(this.#clock.ms / 1000) });
  }

  async call(endpoint: Endpoint, input: Record<string, unknown> = {}, { cookie, headers = {} }: CallOptions = {}): Promise<OfficeReply> {
    const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string));
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
    this.#address += 1;
    const sent = {
      method: endpoint.method,
      headers: {
        'x-client-address': `10.${this.#address >> 16}.${(this.#address >> 8) & 255}.${this.#address & 255}`,
        ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(endpoint.method !== 'GET' && { body: JSON.stringify(rest) }),
    };
    const query = endpoint.method === 'GET' && Object.keys(rest).length > 0 ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const response = await this.shop.fetch(path + query, sent);
    const setCookie = response.headers.get('set-cookie');
    const body = (await response.json()) as Pick<OfficeReply, 'success' | 'data'>;
    return { status: response.status, ...body, setCookie, cookie: setCookie && (setCookie.split(';')[0] as string) };
  }

  /** Cookie of a half session. */
  async begin(email: string, password: string = OFFICE.password): Promise<string> {
    const reply = await this.call(staffSession.begin, { email, password });
    if (!reply.cookie) throw new Error(`${email}: ${JSON.stringify(reply.data)}`);
    return reply.cookie;
  }

  /** Cookie of a full session of one of the demo shop's. */
  async logIn(role: (typeof OFFICE.people)[number]['role']): Promise<string> {
    const half = await this.begin(`${role}@vitrina.test`);
    this.tick();
    const reply = await this.call(staffSession.second, { code: this.codeOf() }, { cookie: half });
    if (!reply.success || !reply.cookie) throw new Error(`${role}: ${JSON.stringify(reply.data)}`);
    return reply.cookie;
  }
}
