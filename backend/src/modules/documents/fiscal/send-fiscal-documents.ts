import type { FiscalAnswer, FiscalRegister } from '../../../adapters/fiscal/register.ts';
import type { Db } from '../../../db/index.ts';
import type { OrderDeps } from '../../orders/index.ts';
import { toFiscalDocument } from './fiscal-document.ts';
import { type Claimed, claimNext, insertAttempt, storeProtectiveCode, markAccepted, markRefused, tryLater } from './fiscal-queries.ts';

const MOST = 500;
/** SQLSTATE of a unique violation. */
const TAKEN = '23505';

type Deps = Pick<OrderDeps, 'registers' | 'logError'>;

/**
 * Delivers due documents to registers, one after another, each claimed by one process. A delivery without a clear answer is repeated with an equal
 * key. Returns the number accepted.
 */
export async function sendFiscalDocuments(db: Db, deps: Deps, now: () => Date = () => new Date()): Promise<number> {
  let accepted = 0;
  for (let sent = 0; sent < MOST; sent += 1) {
    const claimed = await claimNext(db, now());
    if (!claimed) break;
    const register = deps.registers?.(claimed.register) ?? null;
    const answer = register ? await deliver(db, claimed, register) : noRegister(claimed);
    if (await settle(db, { claimed, answer, register, now: now() })) accepted += 1;
  }
  return accepted;
}

const noRegister = ({ register }: Claimed): FiscalAnswer => ({ kind: 'unclear', why: 'unreachable', detail: `no register ${register} is set up` });

async function deliver(db: Db, { documentId, facts, protectiveCode, attempts, original }: Claimed, register: FiscalRegister): Promise<FiscalAnswer> {
  const document = toFiscalDocument({ documentId, facts, original, isSubsequent: attempts > 1 });
  const code = protectiveCode ?? register.protect(document);
  if (protectiveCode === null && code !== null) await storeProtectiveCode(db, documentId, code);
  return register.deliver(document, code);
}

interface Settling {
  claimed: Claimed;
  answer: FiscalAnswer;
  register: FiscalRegister | null;
  now: Date;
}

/** Records an answer; returns true if it accepts the document. */
async function settle(db: Db, settling: Settling): Promise<boolean> {
  try {
    return await db.transaction().execute((db) => write(db, settling));
  } catch (error) {
    if ((error as { code?: string }).code !== TAKEN) throw error;
    const answer: FiscalAnswer = { kind: 'unclear', why: 'mismatch', detail: 'the identifier is that of another document' };
    return db.transaction().execute((db) => write(db, { ...settling, answer }));
  }
}

async function write(db: Db, { claimed: { documentId, attempts }, answer, register, now }: Settling): Promise<boolean> {
  if (answer.kind === 'accepted') {
    const { identifier, verifyUrl, receipt } = answer;
    await insertAttempt(db, { documentId, now, outcome: 'accepted', detail: identifier });
    return markAccepted(db, { documentId, now, identifier, verifyUrl, receipt, isSubsequent: attempts > 1, isSandbox: register?.isSandbox ?? false });
  }
  const problem = answer.kind === 'refused' ? `${answer.code}: ${answer.reason}` : `${answer.why}: ${answer.detail}`;
  await insertAttempt(db, { documentId, now, outcome: answer.kind, detail: problem });
  await (answer.kind === 'refused' ? markRefused(db, documentId, problem) : tryLater(db, { documentId, now, problem }));
  return false;
}
