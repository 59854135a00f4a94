import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  /** Error label; `null`: none. */
  label: string | null;
  data: Record<string, unknown>;
}

interface CallOptions {
  body?: unknown;
  /** Value of the Idempotency-Key header. */
  key?: string;
}

/** Client that acts as one guest after another, over keep-alive connections. */
export interface Buyer {
  call: (method: 'GET' | 'POST', path: string, options?: CallOptions) => Promise<Reply>;
  /** Starts as a new guest with a token and without a cart; resolves with the token. */
  startGuest: () => Promise<string>;
  close: () => void;
}

interface BuyerOptions {
  port: number;
  connections?: number;
  /** Called after every call without a response and every 5xx; true: retry it. */
  again?: (failure: Error | Reply) => Promise<boolean>;
  /** Timeout of a call, milliseconds; after it the call counts as unanswered. */
  answerWithinMs?: number;
  /** Client address of the calls, for a shop that trusts one proxy. */
  address?: string;
  /** Returns a client address for each guest, for shops that limit orders by address. */
  drawAddress?: () => string;
}

const ANSWER_WITHIN_MS = 20_000;

export function openBuyer({
  port,
  connections = 1,
  again = async () => false,
  answerWithinMs = ANSWER_WITHIN_MS,
  drawAddress,
  ...options
}: BuyerOptions): Buyer {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let token: string | undefined;
  let { address } = options;
  const call: Buyer['call'] = async (method, path, options = {}) => {
    for (;;) {
      try {
        const reply = await send({ agent, port, method, path, token, answerWithinMs, address, ...options });
        if (reply.status < 500 || !(await again(reply))) return reply;
      } catch (error) {
        if (!(await again(error as Error))) throw error;
      }
    }
  };
  return {
    call,
    startGuest: async () => {
      token = undefined;
      address = drawAddress?.() ?? address;
      token = (await call('GET', 'auth/generate-token/')).data.jwt as string;
      return token;
    },
    close: () => agent.destroy(),
  };
}

interface Sent extends CallOptions {
  agent: Agent;
  port: number;
  method: string;
  path: string;
  token: string | undefined;
  answerWithinMs: number;
  address: string | undefined;
}

function send({ agent, port, method, path, token, answerWithinMs, address, body, key }: Sent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      host: `localhost:${port}`,
      'x-lang': 'si',
      ...(address && { 'x-forwarded-for': address }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
    };
    const outgoing = request({ port, host: '127.0.0.1', method, path: `/api/${path}`, headers, agent, timeout: answerWithinMs }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        text += chunk;
      });
      incoming.on('error', reject);
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 0;
        const { success, data } = JSON.parse(text) as { success: boolean; data: Reply['data'] };
        resolve({ status, label: success ? null : String(data.label_name), data });
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(json);
  });
}

/** Form data of every guest. */
export const FIELDS = {
  email: 'kupec@example.com',
  phone: '+386 40 123 456',
  name: 'Žana',
  surname: 'Đurić',
  street: 'Čopova ulica 14',
  post_code: '1000',
  town: 'Ljubljana',
};

/** Adds one unit of each to the cart. Returns the error label; `null`: success. */
export async function putIn({ call }: Buyer, codes: readonly string[]): Promise<string | null> {
  for (const code of codes) {
    const { label } = await call('POST', 'webshop/product/', { body: { shopping_cart_code: code, qty: 1 } });
    if (label !== null) return label;
  }
  return null;
}

/** Sets buyer, delivery and payment. Returns the error label; `null`: success. */
export async function fillIn({ call }: Buyer, email = FIELDS.email): Promise<string | null> {
  const steps: [string, unknown][] = [
    ['webshop/continue-as-guest/', {}],
    ['webshop/customer/', { type: 'webshop.guest', country: 'SI', fields: { ...FIELDS, email } }],
    ['webshop/shipping/', { shipping: 'delivery' }],
    ['webshop/payment/', { payment: 'bank-transfer' }],
  ];
  for (const [path, body] of steps) {
    const { label } = await call('POST', path, { body });
    if (label !== null) return label;
  }
  return null;
}

export const placeOrder = ({ call }: Buyer, key?: string): Promise<Reply> =>
  call('POST', 'webshop/order/', { body: { accept_terms: true }, ...(key && { key }) });
