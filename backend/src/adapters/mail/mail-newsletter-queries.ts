import { sql } from 'kysely';
import type { Unit } from '@vitrina/contract/law/unit-price';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** Fields of a newsletter that its mails need. */
export interface MailNewsletter {
  id: number;
  code: string;
  subject: string;
  html: string;
  /** Visible products; prices in minor units, `null`: on request. */
  products: readonly {
    title: string;
    amount: number | null;
    /** Reference price of a current price reduction; `null`: none. */
    reference: number | null;
    energy: { class: string; from?: string; to?: string } | null;
    unit: Unit | null;
  }[];
}

interface Reader {
  newsletterId: number;
  subscriberId: number;
  lang: LanguageCode;
  defaultLanguage: LanguageCode;
}

/** The newsletter for a subscriber; `null`: they have unsubscribed from all newsletters or from its topic, or it has no text in the language. */
export async function selectMailNewsletter(db: Db, { newsletterId, subscriberId, lang, defaultLanguage }: Reader): Promise<MailNewsletter | null> {
  const { rows } = await sql<MailNewsletter>`
    select n.id, n.code, t.subject, t.html, (
      select coalesce(jsonb_agg(jsonb_build_object('title', coalesce(own.title, fallback.title, p.code), 'amount', pr.amount,
          'reference', case when pr.cut_at > now() - interval '30 days' and pr.reference_amount > pr.amount then pr.reference_amount end,
          'energy', case when p.condition <> 'refurbished' then p.law -> 'energy' end, 'unit', p.law -> 'unit') order by given.position), '[]')
      from unnest(n.product_ids) with ordinality as given(id, position)
      join products p on p.id = given.id and p.visible
      left join prices pr on pr.product_id = p.id and pr.market = ${lang}
      left join product_texts own on own.product_id = p.id and own.lang = ${lang}
      left join product_texts fallback on fallback.product_id = p.id and fallback.lang = coalesce(p.text_lang, ${defaultLanguage})
    ) as products
    from newsletters n
    join newsletter_texts t on t.newsletter_id = n.id and t.lang = ${lang}
    join newsletter_subscribers s on s.id = ${subscriberId}::integer and s.stopped_at is null and n.topic = any(s.topics)
    where n.id = ${newsletterId}::integer`.execute(db);
  return rows[0] ?? null;
}

/** Resolves with true while the link of a confirmation mail has neither been used nor expired. */
export async function isRequestOpen(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from newsletter_asks where id = ${id}::integer and confirmed_at is null and expires_at > now()`.execute(db);
  return rows.length > 0;
}
