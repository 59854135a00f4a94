import { Agent, request } from 'node:http';

export interface OrderResult {
  orders: number;
  refused: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds of a whole order. */
  p95: number;
  /** Other answers than the expected ones, by what they said. */
  strange: Map<string, number>;
}

interface Reply {
  status: number;
  data: Record<string, unknown>;
}

/** Calls of one buyer over a kept connection. */
function buyer(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        'x-lang': 'si',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
      };
      const outgoing = request({ port, host: '127.0.0.1', method, path: `/api/${path}`, headers, agent }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, data: (JSON.parse(text) as { data: Reply['data'] }).data }));
      });
      outgoing.on('error', reject);
      outgoing.end(json);
    });
  return { call, close: () => agent.destroy() };
}

const FIELDS = {
  email: 'kupec@example.com',
  phone: '+386 40 123 456',
  name: 'Žana',
  surname: 'Đurić',
  street: 'Čopova ulica 14',
  post_code: '1000',
  town: 'Ljubljana',
};

/** A whole order of a new guest: token, cart, customer, shipping, payment, order. Gives the label of a refusal, `null` where it was made. */
async function order(call: ReturnType<typeof buyer>['call'], code: string): Promise<string | null> {
  const { data } = await call('GET', 'auth/generate-token/');
  const token = data.jwt as string;
  const steps: [string, unknown][] = [
    ['webshop/product/', { shopping_cart_code: code, qty: 1 }],
    ['webshop/continue-as-guest/', {}],
    ['webshop/customer/', { type: 'webshop.guest', country: 'SI', fields: FIELDS }],
    ['webshop/shipping/', { shipping: 'delivery' }],
    ['webshop/payment/', { payment: 'bank-transfer' }],
    ['webshop/order/', { accept_terms: true }],
  ];
  for (const [path, body] of steps) {
    const reply = await call('POST', path, { token, body });
    if (reply.status !== 200) return String(reply.data.label_name);
  }
  return null;
}

/** Labels that say that nothing is left. */
const SOLD_OUT = new Set(['error_quantity_not_available', 'error_not_orderable']);

/** `buyers` guests at once, each buying one piece again and again until `attempts` were made. */
export async function orderCalls(
  port: number,
  { codes, buyers, attempts }: { codes: readonly string[]; buyers: number; attempts: number },
): Promise<OrderResult> {
  const strange = new Map<string, number>();
  const times: number[] = [];
  let left = attempts;
  let refused = 0;
  const begun = performance.now();
  const buy = async (): Promise<void> => {
    const { call, close } = buyer(port);
    while (left > 0) {
      left -= 1;
      const from = performance.now();
      const label = await order(call, codes[left % codes.length] as string);
      if (label === null) times.push(performance.now() - from);
      else if (SOLD_OUT.has(label)) refused += 1;
      else strange.set(label, (strange.get(label) ?? 0) + 1);
    }
    close();
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return { orders: times.length, refused, seconds, perSecond: times.length / seconds, p95: times[Math.floor(times.length * 0.95)] ?? 0, strange };
}
