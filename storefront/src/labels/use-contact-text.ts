import { useShop, useText } from '../context/shop-context.tsx';

/** Texts that ask the shopper to call, each with its variant for a shop without a telephone. */
const BY_MAIL = {
  order_failed_help: 'order_failed_help_by_mail',
  order_no_payments: 'order_no_payments_by_mail',
  order_help: 'order_help_by_mail',
  order_cancel_late_text: 'order_cancel_late_text_by_mail',
  order_wait_mail: 'order_wait_mail_by_mail',
} as const;

/** Returns a text about contacting the shop: by telephone if it has one, else by mail. */
export function useContactText(): (name: keyof typeof BY_MAIL, values?: Record<string, string>) => string {
  const { phone, email } = useShop().info;
  const text = useText();
  return (name, values = {}) => (phone ? text(name, { ...values, phone, email }) : text(BY_MAIL[name], { ...values, email }));
}
