const PLACE = 'vitrina-order-key';

/** The Idempotency-Key of this page view: created once and kept over a reload until the order has a reply. Another total gets another key. */
export function orderKey(total: number): string {
  const stored = read();
  if (stored?.total === total) return stored.key;
  const key = newKey();
  write(JSON.stringify({ key, total }));
  return key;
}

export function forgetOrderKey(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Storage is blocked.
  }
}

/** `randomUUID` exists on secure origins only. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let inMemory: string | null = null;

function read(): { key: string; total: number } | null {
  try {
    const text = sessionStorage.getItem(PLACE);
    return text === null ? null : (JSON.parse(text) as { key: string; total: number });
  } catch {
    return inMemory === null ? null : (JSON.parse(inMemory) as { key: string; total: number });
  }
}

function write(text: string): void {
  inMemory = text;
  try {
    sessionStorage.setItem(PLACE, text);
  } catch {
    // The key stays in memory: a reload creates a new one, but the backend orders a cart only once anyway.
  }
}
