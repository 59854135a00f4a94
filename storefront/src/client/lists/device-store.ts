const KEY = 'vitrina-devices';
/** Limit of devices stored in this browser. */
const KEPT = 20;

export interface KeptDevice {
  id: number;
  title: string;
}

/** Devices named by the visitor, newest first. Guests' devices are stored in this browser only. */
export function keptDevices(): KeptDevice[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export const keepDevice = (device: KeptDevice): void => store([device, ...keptDevices().filter((one) => one.id !== device.id)].slice(0, KEPT));
export const dropDevice = (id: number): void => store(keptDevices().filter((one) => one.id !== id));

function isKept(one: unknown): one is KeptDevice {
  const { id, title } = (one ?? {}) as Partial<KeptDevice>;
  return Number.isInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31 && typeof title === 'string' && title.length < 500;
}

function store(all: readonly KeptDevice[]): void {
  try {
    if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the shop works without it.
  }
}
