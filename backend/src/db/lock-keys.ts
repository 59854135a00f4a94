/**
 * Keys of PostgreSQL's advisory locks, one for each purpose. A lock of one row, order or person has its id, or a hash of its name, as the second
 * key.
 */
export const LOCK_KEYS = {
  migrations: 7_216_447,
  imports: 7_216_448,
  folderLoads: 7_216_449,
  undo: 7_216_450,
  people: 7_216_451,
  bankStatements: 7_216_452,
  refundsOfStaff: 7_216_465,
  documentsOfOrder: 7_216_466,
  mailsOfOrder: 7_216_467,
} as const;
