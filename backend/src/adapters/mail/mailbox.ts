import { sql } from 'kysely';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { MailKind } from './outbox.ts';
import { type MailDeps, type Rendering, renderMail } from './render-mail.ts';

export interface StoredMail {
  id: number;
  kind: MailKind;
  recipient: string;
  lang: LanguageCode;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
}

/** Mails for the page that shows them outside production, rendered from current data. */
export interface Mailbox {
  /** The latest mails. */
  list: () => Promise<StoredMail[]>;
  read: (id: number) => Promise<(StoredMail & { rendering: Rendering; languageTag: string }) | null>;
}

const NEWEST = 100;

export function createMailbox(deps: MailDeps): Mailbox {
  const columns = sql`id, kind, recipient, lang, attempts, last_error, created_at, sent_at, failed_at`;
  return {
    list: async () => (await sql<StoredMail>`select ${columns} from mails order by id desc limit ${NEWEST}`.execute(deps.db)).rows,
    read: async (id) => {
      const { rows } = await sql<StoredMail & { data: Record<string, unknown> }>`select ${columns}, data from mails where id = ${id}`.execute(deps.db);
      const [row] = rows;
      if (!row) return null;
      const { data, ...mail } = row;
      return { ...mail, rendering: await renderMail(deps, { kind: mail.kind, lang: mail.lang, data }), languageTag: LANGUAGES[mail.lang].lang };
    },
  };
}
