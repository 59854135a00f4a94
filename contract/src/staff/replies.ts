/** Endpoints of saved replies, shared by all staff with the permission to reply. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idInQuery, languageCode, words } from '../fields.ts';
import * as calls from './replies.calls.ts';
import { MOST_REPLY, REPLY_KINDS } from './reply-words.ts';
import { saved, version } from './saving.ts';

const kind = z.enum(REPLY_KINDS);
const fields = {
  /** Language it is written in. */
  lang: languageCode,
  title: words(80),
  /** Subject of a mail. */
  subject: words(150),
  text: z
    .string()
    .trim()
    .min(1)
    .max(Math.max(...Object.values(MOST_REPLY))),
};
const reply = z.object({ id, lang: languageCode, title: z.string(), subject: z.string().nullable(), text: z.string(), version });
const replies = z.object({ items: z.array(reply) });
const office = { access: 'office', listed: false } as const;
const ERRORS = ['error_unauthorized', 'error_forbidden', 'error_bad_input'] as const;

export const staffReplies = {
  list: defineEndpoint({
    ...calls.list,
    summary: 'Saved replies to reviews, questions and claims, and for messages about orders, within the caller’s permissions to reply.',
    input: z.object({ kind }),
    reply: replies,
    errors: ERRORS,
    ...office,
  }),
  create: defineEndpoint({
    ...calls.create,
    summary:
      'Saves a reply, shared with all colleagues who write such replies. Its title is unique in its language; placeholders are `{name}`, `{order}`, `{product}`, `{me}`.',
    input: z.object({ kind, lang: fields.lang, title: fields.title, subject: fields.subject.optional(), text: fields.text }),
    reply: replies,
    errors: [...ERRORS, 'error_idempotency_key', 'error_too_many_requests', 'error_unavailable'],
    ...office,
  }),
  save: defineEndpoint({
    ...calls.save,
    summary: 'Saves a reply: only the fields sent, merged with concurrent changes.',
    input: z.object({
      kind,
      id: idInQuery,
      version,
      changes: z
        .object({ title: fields.title.optional(), subject: fields.subject.optional(), text: fields.text.optional() })
        .strict()
        .refine((changes) => Object.keys(changes).length > 0, { params: { label: 'error_field_required' } }),
    }),
    reply: saved,
    errors: [...ERRORS, 'error_empty_data', 'error_version', 'error_idempotency_key', 'error_unavailable'],
    ...office,
  }),
  remove: defineEndpoint({
    ...calls.remove,
    summary: 'Deletes a saved reply. Replies sent with it stay.',
    input: z.object({ kind, id: idInQuery }),
    reply: replies,
    errors: [...ERRORS, 'error_empty_data', 'error_unavailable'],
    ...office,
  }),
};
