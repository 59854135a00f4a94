const KEY = 'vitrina-recent';
/** Products remembered. */
const KEPT = 12;

interface Seen {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Ids of the products that were looked at on this device, newest first. Never sent anywhere. */
export const recentIds = (): number[] => readSeen().map((one) => one.id);

/** Puts a product first. */
export function rememberProduct(id: number): void {
  store([{ id, at: Date.now() }, ...readSeen().filter((one) => one.id !== id)].slice(0, KEPT));
}

export const forgetProducts = (): void => store([]);

function readSeen(): Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(0, KEPT) : [];
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
    // Storage is full or forbidden: the shop works without it.
  }
}
