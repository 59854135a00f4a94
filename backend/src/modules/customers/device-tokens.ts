import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

export interface KnownDevice {
  id: string;
  userId: number;
  /** The user's token version at the time of issue; a raised version revokes the device token. */
  version: number;
}

export interface DeviceTokens {
  /** Issues the cookie of a browser after a login; `id`: id of a known device. */
  issue(device: Omit<KnownDevice, 'id'> & { id?: string | undefined }): string;
  /** The device of a valid, unexpired token; `null`: any other text. */
  read(token: string | null): KnownDevice | null;
}

/** Half a year; renewed with every login. */
const LIFE_SECONDS = 180 * 86_400;
const TOKEN = /^(\d{1,10})\.(\d{1,10})\.([\da-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

/** Device tokens do not log in; they mark a browser in which the owner logged in before. */
export function createDeviceTokens(secret: string): DeviceTokens {
  const sign = (claims: string) => createHmac('sha256', secret).update(`device:${claims}`).digest('base64url');
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  return {
    issue: ({ id = randomUUID(), userId, version }) => {
      const claims = `${userId}.${version}.${id}.${nowSeconds() + LIFE_SECONDS}`;
      return `${claims}.${sign(claims)}`;
    },
    read: (token) => {
      const [, userId, version, id, expiresAt, signature] = TOKEN.exec(token ?? '') ?? [];
      if (!userId || !version || !id || !expiresAt || !signature || Number(expiresAt) < nowSeconds()) return null;
      const expected = sign(`${userId}.${version}.${id}.${expiresAt}`);
      return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? { id, userId: Number(userId), version: Number(version) } : null;
    },
  };
}
