import type { ErrorData } from '@vitrina/contract/errors';

type Words = (name: string, values?: Record<string, string | number>) => string;

/** Text of a refusal; for quantities with the stock, for ended coupons with the last day. */
export function refusalText({ label_name, errors }: Pick<ErrorData, 'label_name' | 'errors'>, text: Words, day: (iso: string) => string = isoDay): string {
  const ended = errors?.find((error) => error.label_name === 'error_coupon_ended')?.ended_at;
  if (ended) return text('error_coupon_ended', { day: day(ended) });
  const reason = label_name === 'error_service_not_possible' ? errors?.find((error) => /^error_service_/.test(error.label_name)) : undefined;
  if (reason) return text(reason.label_name, { post_code: '' }).trim();
  const available = errors?.find((error) => error.available !== undefined)?.available;
  if (label_name === 'error_quantity_not_available' && available !== undefined)
    return available > 0 ? text('cart_page_only_pieces', { count: available }) : text('cart_page_none_left');
  return text(label_name);
}

const isoDay = (iso: string): string => iso.slice(0, 10);
