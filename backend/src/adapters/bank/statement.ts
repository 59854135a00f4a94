import type { FileProblem } from '@vitrina/contract/errors';

/** One movement of money on an account, as a bank tells it. */
export interface BankEntry {
  /** IBAN or the bank's own number of our account; empty: the file does not say. */
  account: string;
  /** Minor units; negative: went out. */
  amount: number;
  currency: string;
  /** `2026-11-23` */
  bookedOn: string;
  /** The servicer's own name of it; empty: none. */
  bankReference: string;
  payer: string;
  payerAccount: string;
  /** Structured, as the payer gave it; empty: none. */
  reference: string;
  /** Free text. */
  info: string;
  /** Further references of the entry, in which payers' banks put ours too. */
  endToEnd: string;
  /** A sum of several payments that the file does not tell apart. */
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
  /** Line of a CSV or entry of a camt file, from 1; `null`: it is about the whole file. */
  readonly place: number | null;

  constructor(message: string, problem: FileProblem = 'other', place: number | null = null) {
    super(message);
    this.problem = problem;
    this.place = place;
  }
}

/** Entries of one file; a larger file is divided by the bank. */
export const MOST_ENTRIES = 50_000;
