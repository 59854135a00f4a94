const KEY = 'vitrina-devices';
/** Limit of devices stored in this browser. */
const MAX_DEVICES = 20;

export interface StoredDevice {
  id: number;
  title: string;
}

/** Devices named by the visitor, newest first. Guests' devices are stored in this browser only. */
export function storedDevices(): StoredDevice[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredDevice).slice(0, MAX_DEVICES) : [];
  } catch {
    return [];
  }
}

export const storeDevice = (device: StoredDevice): void => store([device, ...storedDevices().filter((one) => one.id !== device.id)].slice(0, MAX_DEVICES));
export const dropDevice = (id: number): void => store(storedDevices().filter((one) => one.id !== id));

function isStoredDevice(one: unknown): one is StoredDevice {
  const { id, title } = (one ?? {}) as Partial<StoredDevice>;
  return Number.isInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31 && typeof title === 'string' && title.length < 500;
}

function store(all: readonly StoredDevice[]): void {
  try {
    if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the shop works without it.
  }
}
