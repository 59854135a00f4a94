import { randomBytes } from 'node:crypto';
import type { FieldError } from '@vitrina/contract/errors';
import { REPORT_GROUNDS, REPORT_MESSAGE, type ReportGround, type safety } from '@vitrina/contract/safety';
import { isEmail } from '@vitrina/contract/values/email';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { z } from 'zod';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { isOverLimit, limitsOfAddress } from '../customers/index.ts';
import { insertReport, isThere } from './report-queries.ts';
import { reportNumber } from './report-view.ts';

type Input = z.output<typeof safety.report.input>;

const WINDOW_SECONDS = 3600;
const MAX_OF_MAILBOX = 10;
const MAX_OF_ADDRESS = 20;

/** Accepts a report without an account; its receipt is mailed in the same transaction. */
export async function makeReport(input: Input, context: CallContext): Promise<Outcome<{ number: string; code: string }>> {
  const { db, lang } = context;
  const errors = problemsOf(input);
  if (errors.length > 0) return fail('error_bad_input', { errors });
  const { subject, subject_id = null } = input;
  if (subject !== 'page' && (subject_id === null || !(await isThere(db, subject, subject_id)))) return fail('error_empty_data');
  const email = input.email === '' ? null : input.email.toLowerCase();
  const limits = [
    ...(email ? [{ key: `report:${mailboxOf(email)}`, most: MAX_OF_MAILBOX }] : []),
    ...(context.address ? limitsOfAddress('report', context.address, MAX_OF_ADDRESS) : []),
  ];
  if (await isOverLimit(db, limits, WINDOW_SECONDS)) return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
  const code = randomBytes(16).toString('base64url');
  const id = await db.transaction().execute(async (db) => {
    const { address, message } = input;
    const ground = input.ground as ReportGround;
    const id = await insertReport(db, {
      code,
      subject,
      subject_id: subject === 'page' ? null : subject_id,
      address,
      ground,
      message,
      name: input.name || null,
      email,
      lang,
    });
    if (email) await enqueueMail(db, { dedupeKey: `report-received:${id}`, kind: 'report-received', recipient: email, lang, data: { reportId: id } });
    return id;
  });
  return ok({ number: reportNumber(id), code });
}

/** Validates a report. Child sexual abuse may be reported without a name (regulation 2022/2065, article 16 (2) (c)). */
function problemsOf({ ground, message, name, email, good_faith, address, subject }: Input): FieldError[] {
  const mayHide = ground === 'child_abuse';
  const missing = (field: string): FieldError => ({ field, label_name: 'error_field_required' });
  return [
    ...(ground === ''
      ? [missing('ground')]
      : REPORT_GROUNDS.some((one) => one === ground)
        ? []
        : [{ field: 'ground', label_name: 'error_field_unknown_value' as const }]),
    ...(message === ''
      ? [missing('message')]
      : message.length < REPORT_MESSAGE.least
        ? [{ field: 'message', label_name: 'error_field_too_short' as const }]
        : []),
    ...(address === '' && subject === 'page'
      ? [missing('address')]
      : address !== '' && !isOwnPath(address)
        ? [{ field: 'address', label_name: 'error_field_format' as const }]
        : []),
    ...(name === '' && !mayHide ? [missing('name')] : []),
    ...(email === '' ? (mayHide ? [] : [missing('email')]) : isEmail(email) ? [] : [{ field: 'email', label_name: 'error_email_invalid' as const }]),
    ...(good_faith ? [] : [missing('good_faith')]),
  ];
}

/** True for a path or absolute URL of this shop; staff are never shown links to other sites. */
const isOwnPath = (address: string): boolean => /^(?:https?:\/\/[\w.:-]+)?\/(?!\/)[^\s<>"\\]*$/.test(address);
