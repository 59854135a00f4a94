import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** Fields of an entry in a game that its mails need. */
export interface MailEntry {
  code: string;
  ticket: string;
  isValid: boolean;
  isOver: boolean;
  title: string;
  endsAt: Date;
  /** Path of the game's page; `null`: no page in this language. */
  path: string | null;
  prize: string | null;
  couponCode: string | null;
  couponEndsAt: Date | null;
}

export async function selectMailEntry(
  db: Db,
  { entryId, lang, defaultLanguage }: { entryId: number; lang: LanguageCode; defaultLanguage: LanguageCode },
): Promise<MailEntry | null> {
  const { rows } = await sql<MailEntry>`
    select p.code, e.ticket, e.number is not null as "isValid", c.ends_at <= now() or c.closed_at is not null as "isOver", c.ends_at as "endsAt",
      coalesce(own.title, fallback.title, c.code) as title,
      (select r.path from routes r where r.page_key = 'sweepstake:' || c.id and r.lang = ${lang}) as path,
      coalesce(z.titles ->> ${lang}, z.titles ->> ${defaultLanguage}) as prize, p.coupon_code as "couponCode", k.ends_at as "couponEndsAt"
    from campaign_people p
    join campaign_entries e on e.id = p.entry_id
    join campaigns c on c.id = e.campaign_id
    left join campaign_texts own on own.campaign_id = c.id and own.lang = ${lang}
    left join campaign_texts fallback on fallback.campaign_id = c.id and fallback.lang = ${defaultLanguage}
    left join campaign_prizes z on z.campaign_id = c.id and z.position = e.prize and z.is_win
    left join coupons k on k.code = p.coupon_code
    where e.id = ${entryId}::bigint`.execute(db);
  return rows[0] ?? null;
}
