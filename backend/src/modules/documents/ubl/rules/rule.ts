import type { Tree } from '../read-tree.ts';

/** A parsed e-invoice as input of rules: the file alone, without its source data. */
export interface Read {
  tree: Tree;
  isCredit: boolean;
  seller: Tree | null;
  buyer: Tree | null;
  lines: Tree[];
  allowances: Tree[];
  charges: Tree[];
  /** VAT by category and rate. */
  breakdown: Tree[];
  totals: Tree | null;
}

/** A business rule by its name in EN 16931 or XRechnung. */
export interface Rule {
  id: string;
  /** True if the document satisfies the rule. */
  holds: (read: Read) => boolean;
}

export const rule = (id: string, holds: Rule['holds']): Rule => ({ id, holds });
export const has = (tree: Tree | null, path: string): boolean => (tree?.text(path) ?? '') !== '';
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
/** Returns the amount at a path, cents; 0 if absent. */
export const centsOr0 = (tree: Tree | null, path: string): number => (has(tree, path) ? (tree?.cents(path) ?? 0) : 0);
export const isEvery = (trees: readonly Tree[], holds: (tree: Tree) => boolean): boolean => trees.every(holds);

export function readParts(tree: Tree, root: 'Invoice' | 'CreditNote'): Read {
  const changes = tree.all('AllowanceCharge');
  return {
    ...{ tree, isCredit: root === 'CreditNote', seller: tree.one('AccountingSupplierParty/Party'), buyer: tree.one('AccountingCustomerParty/Party') },
    lines: tree.all(root === 'CreditNote' ? 'CreditNoteLine' : 'InvoiceLine'),
    allowances: changes.filter((one) => one.text('ChargeIndicator') === 'false'),
    charges: changes.filter((one) => one.text('ChargeIndicator') === 'true'),
    ...{ breakdown: tree.all('TaxTotal/TaxSubtotal'), totals: tree.one('LegalMonetaryTotal') },
  };
}
