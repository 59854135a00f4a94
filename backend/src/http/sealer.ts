import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short secrets for storage in the database, so that a copy of the database alone does not disclose them. */
export interface Sealer {
  seal: (text: string) => string;
  /** `null`: sealed with another key, or changed since. */
  open: (sealed: string) => string | null;
}

const VERSION = 'v1';

/** AES-256-GCM with a separate key for each purpose. Sealed texts cannot be opened after the shop's secret has changed. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, ...[iv, cipher.getAuthTag(), bytes].map((part) => part.toString('base64url'))].join('.');
    },
    open: (sealed) => {
      const [version, iv = '', tag = '', bytes = ''] = sealed.split('.');
      if (version !== VERSION) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 });
        decipher.setAuthTag(Buffer.from(tag, 'base64url'));
        return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
