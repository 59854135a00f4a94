import type { StaffOrder } from '@vitrina/contract/staff/orders';

const COLUMNS = ['number', 'created_at', 'market', 'status', 'payment', 'payment_status', 'buyer', 'email', 'pieces', 'total', 'currency'] as const;

/** For spreadsheets of the region: semicolons, decimal commas, UTF-8 with its mark; what would be read as a formula is a text. */
export function ordersCsv(orders: readonly StaffOrder[]): string {
  const cell = (value: string | number | null): string => {
    if (value === null) return '';
    if (typeof value === 'number') return String(value).replace('.', ',');
    const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = orders.map((order) => COLUMNS.map((name) => cell(order[name])).join(';'));
  return `\ufeff${[COLUMNS.join(';'), ...rows].join('\r\n')}\r\n`;
}
