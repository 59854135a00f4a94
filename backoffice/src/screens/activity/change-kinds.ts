/** Kinds of changes that have a name; others are shown by theirs. */
export const KINDS: readonly string[] = [
  'order',
  'order-state',
  'order-payment',
  'order_state',
  'order_mail',
  'payment',
  'refund',
  'document',
  'shipment',
  'pick',
  'alert',
  'return',
  'bank_statement',
  'bank_entry',
  'stock',
  'restock',
  'customer',
  'company',
  'review',
  'question',
  'reply',
  'staff',
  'staff-invitation',
  'staff-key',
  'staff-role',
  'mails',
  'job',
  'maintenance',
  'caches',
  'export',
];
/** Kinds that can be taken back. */
export const UNDOABLE: readonly string[] = ['order', 'stock'];
/** Kinds whose subject is the number of an order. */
export const OF_ORDERS: readonly string[] = ['order', 'order-state', 'order-payment', 'order_state', 'order_mail', 'payment', 'refund', 'document', 'alert'];
