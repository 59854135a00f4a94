import { createHash } from 'node:crypto';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { FileProblem } from '@vitrina/contract/errors';
import { MOST_STATEMENT_BYTES, type staffBank } from '@vitrina/contract/staff/bank';
import { type BankStatement, readStatement, UnreadableStatement } from '../../../adapters/bank/index.ts';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { recordChange } from '../../changes/index.ts';
import { countClasses, insertEntries, insertStatement, lockStatements } from './bank-queries.ts';
import { matchEntries } from './match-entries.ts';

interface Input {
  file_name: string;
  content: string;
  currency: string;
}

type Uploaded = ReplyOf<typeof staffBank.upload>;
const NONE = { certain: 0, likely: 0, differs: 0, foreign: 0 };

/** Reads an uploaded statement, completely or not at all. */
export async function uploadStatement({ file_name, content, currency }: Input, context: CallContext): Promise<Outcome<Uploaded>> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MOST_STATEMENT_BYTES) return fail('error_body_too_large');
  const read = readFile(bytes, currency);
  if (!read.ok) return read;
  return inShortTransaction(context.db, (db) => saveStatement(db, { fileName: file_name, bytes, statement: read.data, context }));
}

function readFile(bytes: Buffer, currency: string): Outcome<BankStatement> {
  try {
    const statement = readStatement(bytes, currency);
    return statement.entries.length > 0 ? ok(statement) : unread('none');
  } catch (error) {
    if (error instanceof UnreadableStatement) return unread(error.problem, error.place);
    throw error;
  }
}

const unread = (problem: FileProblem, place: number | null = null): Outcome<never> =>
  fail('error_file_format', { errors: [{ field: 'content', label_name: 'error_file_format', problem, ...(place !== null && { place }) }] });

interface StatementFile {
  fileName: string;
  bytes: Buffer;
  statement: BankStatement;
  context: CallContext;
}

async function saveStatement(db: Db, { fileName, bytes, statement, context }: StatementFile): Promise<Outcome<Uploaded>> {
  const hash = createHash('sha256').update(bytes).digest();
  const before = await lockStatements(db, hash);
  if (before) return ok({ id: before.id, format: before.format, entries: before.entries, fresh: 0, classes: NONE });
  const { format } = statement;
  const id = await insertStatement(db, { fileName, format, hash, entries: statement.entries.length, by: context.actor.userId });
  const fresh = await insertEntries(db, id, await matchEntries(db, statement.entries));
  const paths = [
    { path: 'file_name', after: fileName },
    { path: 'entries', after: statement.entries.length },
    { path: 'fresh', after: fresh },
  ];
  await recordChange(db, { kind: 'bank_statement', subjectId: String(id), version: 0, action: 'upload', paths }, { context });
  return ok({ id, format, entries: statement.entries.length, fresh, classes: await countClasses(db, id) });
}
