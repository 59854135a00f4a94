const KEY = 'vitrina-recent';
/** Limit of stored products. */
const MAX_PRODUCTS = 12;

interface Seen {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Ids of the products viewed on this device, newest first. The list itself is never sent. */
export const recentIds = (): number[] => readSeen().map((one) => one.id);

/** Puts a product first in the list. */
export function rememberProduct(id: number): void {
  store([{ id, at: Date.now() }, ...readSeen().filter((one) => one.id !== id)].slice(0, MAX_PRODUCTS));
}

export const forgetProducts = (): void => store([]);

function readSeen(): Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(0, MAX_PRODUCTS) : [];
  } catch {
    return [];
  }
}

function isSeen(one: unknown): one is Seen {
  const { id, at } = (one ?? {}) as Partial<Seen>;
  return Number.isInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31 && typeof at === 'number';
}

function store(all: readonly Seen[]): void {
  try {
    if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the shop works without it.
  }
}
