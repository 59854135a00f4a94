import { sql } from 'kysely';
import type { RefusalReason } from '@vitrina/contract/feedback';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** Fields of a question that its mails need, with the answer that the mail is about. */
export interface MailQuestion {
  code: string;
  message: string;
  isConfirmed: boolean;
  isStopped: boolean;
  refusal: RefusalReason | null;
  product: { id: number; title: string; slug: string };
  /** `null`: the mail is about the question, or the answer was withdrawn. */
  answer: { author: 'buyer' | 'shop'; displayName: string; message: string } | null;
}

/** `postId`: id of a question, or of the answer that the mail reports. */
export async function selectMailQuestion(
  db: Db,
  { postId, lang, defaultLanguage }: { postId: number; lang: LanguageCode; defaultLanguage: LanguageCode },
): Promise<MailQuestion | null> {
  const { rows } = await sql<MailQuestion>`
    select q.code, q.message, q.confirmed_at is not null as "isConfirmed", q.stopped_at is not null as "isStopped", q.refusal,
      jsonb_build_object('id', p.id, 'title', coalesce(own.title, fallback.title, p.code), 'slug', coalesce(own.slug, fallback.slug, '')) as product,
      case when post.question_id is not null and post.approved
        then jsonb_build_object('author', post.author, 'displayName', post.display_name, 'message', post.message) end as answer
    from product_questions post join product_questions q on q.id = coalesce(post.question_id, post.id)
    join products p on p.id = q.product_id and p.visible
    left join product_texts own on own.product_id = p.id and own.lang = ${lang}
    left join product_texts fallback on fallback.product_id = p.id and fallback.lang = coalesce(p.text_lang, ${defaultLanguage})
    where post.id = ${postId}::integer and q.code is not null`.execute(db);
  return rows[0] ?? null;
}
