import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Maintenance {
  /** True while the shop is closed to all but staff. */
  isOn: () => boolean;
  /** Starts reading the switch in the database. */
  follow: (readSwitch: () => Promise<boolean>) => Promise<void>;
  /** Reads the switch again. On a failure the last value stays. */
  refresh: () => Promise<void>;
  stop: () => void;
}

const LOOK_EVERY_MS = 1000;

/**
 * Maintenance mode: on while a file `maintenance` lies in the data folder, for operators without a login, or while staff have switched it on,
 * which all processes of a database follow.
 */
export function createMaintenance({ dataDir, logError }: { dataDir: string; logError: (message: string, error: unknown) => void }): Maintenance {
  const file = join(dataDir, 'maintenance');
  let hasFile = existsSync(file);
  let isSwitchedOn = false;
  let readSwitch: () => Promise<boolean> = () => Promise.resolve(false);
  const looking = setInterval(() => {
    hasFile = existsSync(file);
  }, LOOK_EVERY_MS);
  looking.unref();

  const refresh = async (): Promise<void> => {
    try {
      isSwitchedOn = await readSwitch();
    } catch (error) {
      logError('whether the shop is closed for maintenance could not be read', error);
    }
  };
  return {
    isOn: () => hasFile || isSwitchedOn,
    follow: (read) => {
      readSwitch = read;
      return refresh();
    },
    refresh,
    stop: () => clearInterval(looking),
  };
}
