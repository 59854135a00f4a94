import type { FileProblem } from '@vitrina/contract/errors';

/** One credit or debit on an account, as the bank reports it. */
export interface BankEntry {
  /** IBAN or the bank's own number of our account; empty: the file does not say. */
  account: string;
  /** Minor units; negative: a debit. */
  amount: number;
  currency: string;
  /** `2026-11-23` */
  bookedOn: string;
  /** The bank's own reference; empty: none. */
  bankReference: string;
  payer: string;
  payerAccount: string;
  /** Structured reference as the payer entered it; empty: none. */
  reference: string;
  /** Free text. */
  info: string;
  /** Further references of the entry; some banks of payers put our reference there. */
  endToEnd: string;
  /** True for a total of several payments that the file does not itemise. */
  isBatch: boolean;
}

export type StatementFormat = 'camt.053' | 'camt.054' | 'csv';

export interface BankStatement {
  format: StatementFormat;
  entries: BankEntry[];
}

/** A file that cannot be read as a statement; the message is for the log and for tests. */
export class UnreadableStatement extends Error {
  readonly problem: FileProblem;
  /** Line of a CSV file or entry of a camt file, from 1; `null`: the problem concerns the whole file. */
  readonly place: number | null;

  constructor(message: string, problem: FileProblem = 'other', place: number | null = null) {
    super(message);
    this.problem = problem;
    this.place = place;
  }
}

/** Limit of entries per file; banks split larger statements. */
export const MOST_ENTRIES = 50_000;
