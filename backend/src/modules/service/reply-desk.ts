import type { FieldError } from '@vitrina/contract/errors';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Permission } from '@vitrina/contract/staff/permissions';
import type { staffReplies } from '@vitrina/contract/staff/replies';
import { MOST_REPLY, type ReplyKind, unknownNames } from '@vitrina/contract/staff/reply-words';
import type { Saved } from '@vitrina/contract/staff/saving';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { runIdempotent } from '../../http/idempotency.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { type Fields, recordChange, saveChanges } from '../changes/index.ts';
import { deleteReply, insertReply, isTitleTaken, lockReply, type ReplyFields, type ReplyRow, selectReplies, writeReply } from './reply-queries.ts';

/** Permission needed to send a kind of reply, and to edit its saved texts. */
const RIGHTS: Readonly<Record<ReplyKind, Permission>> = {
  review: 'reviews.moderate',
  question: 'reviews.moderate',
  return: 'returns.handle',
  mail: 'orders.edit',
};
/** Limit of saved replies per kind. */
const MOST_REPLIES = 500;
const KIND = 'reply';

type Replies = Outcome<ReplyOf<typeof staffReplies.list>>;

/** Returns the errors of a reply by field; `at`: prefix of the field names. */
function problemsOf(kind: ReplyKind, { subject, text = '' }: Partial<ReplyFields>, at = ''): FieldError[] {
  const wrong = (field: string, label_name: FieldError['label_name']): FieldError => ({ field: `${at}${field}`, label_name });
  const hasUnknown = (words: string | null | undefined): boolean => unknownNames(kind, words ?? '').length > 0;
  return [
    ...(text.length > MOST_REPLY[kind] ? [wrong('text', 'error_field_too_long')] : []),
    ...(hasUnknown(text) ? [wrong('text', 'error_field_unknown_value')] : []),
    ...((kind !== 'mail' && subject) || hasUnknown(subject) ? [wrong('subject', 'error_field_unknown_value')] : []),
  ];
}

const refuse = (errors: FieldError[]) => fail('error_bad_input', { errors });

export async function listReplies({ kind }: { kind: ReplyKind }, { db, staff }: CallContext): Promise<Replies> {
  return scopeOf(staff, RIGHTS[kind]) ? ok({ items: await selectReplies(db, kind) }) : fail('error_forbidden');
}

interface NewInput {
  kind: ReplyKind;
  lang: LanguageCode;
  title: string;
  subject?: string | undefined;
  text: string;
}

export const createReply = (input: NewInput, context: CallContext): Promise<Replies> =>
  inStaffTransaction(context, RIGHTS[input.kind], (db) =>
    runIdempotent(db, { endpoint: 'staff_replies_create', body: input, context }, () => create(db, input, context)),
  );

async function create(db: Db, { kind, lang, title, subject = '', text }: NewInput, context: CallContext): Promise<Replies> {
  const problems = [
    ...problemsOf(kind, { subject, text }),
    ...(kind === 'mail' && subject === '' ? [{ field: 'subject', label_name: 'error_field_required' } as const] : []),
    ...((await isTitleTaken(db, { kind, lang, title })) ? [{ field: 'title', label_name: 'error_field_unknown_value' } as const] : []),
  ];
  if (problems.length > 0) return refuse(problems);
  const id = await insertReply(db, { kind, lang, title, subject: kind === 'mail' ? subject : null, text, by: context.actor.userId }, MOST_REPLIES);
  if (id === null) return fail('error_too_many_requests');
  const paths = Object.entries({ kind, lang, title, text, ...(kind === 'mail' && { subject }) }).map(([path, after]) => ({ path, after }));
  await recordChange(db, { kind: KIND, subjectId: String(id), version: 1, action: 'create', paths }, { context });
  return ok({ items: await selectReplies(db, kind) });
}

interface SaveInput {
  kind: ReplyKind;
  id: number;
  version: number;
  changes: Fields;
}

export const saveReply = (input: SaveInput, context: CallContext): Promise<Outcome<Saved>> =>
  inStaffTransaction(context, RIGHTS[input.kind], (db) =>
    runIdempotent(db, { endpoint: 'staff_replies_save', body: input, context }, () => save(db, input, context)),
  );

async function save(db: Db, { kind, id, version, changes }: SaveInput, context: CallContext): Promise<Outcome<Saved>> {
  const row = await lockReply(db, kind, id);
  if (!row) return fail('error_empty_data');
  const { title } = changes;
  const isTaken = typeof title === 'string' && (await isTitleTaken(db, { kind, lang: row.lang, title }, id));
  const problems = [
    ...problemsOf(kind, changes as Partial<ReplyFields>, 'changes.'),
    ...(isTaken ? [{ field: 'changes.title', label_name: 'error_field_unknown_value' } as const] : []),
  ];
  if (problems.length > 0) return refuse(problems);
  const fields: Fields = { title: row.title, subject: row.subject, text: row.text };
  return saveChanges(db, {
    kind: KIND,
    subjectId: String(id),
    version,
    changes,
    author: { context },
    lock: async () => ({ version: row.version, fields }),
    write: (db, changed, next) => writeReply(db, id, { ...(row as ReplyRow), ...changed }, next),
  });
}

export const removeReply = ({ kind, id }: { kind: ReplyKind; id: number }, context: CallContext): Promise<Replies> =>
  inStaffTransaction(context, RIGHTS[kind], async (db) => {
    const row = await lockReply(db, kind, id);
    if (!row) return fail('error_empty_data');
    await deleteReply(db, id);
    const paths = [
      { path: 'title', before: row.title },
      { path: 'text', before: row.text },
    ];
    await recordChange(db, { kind: KIND, subjectId: String(id), version: row.version + 1, action: 'remove', paths }, { context });
    return ok({ items: await selectReplies(db, kind) });
  });
