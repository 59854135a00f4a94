import type { OrderLineAnswer } from '@vitrina/contract/quick-order';

type Words = (name: string, values?: Record<string, string | number>) => string;

/** Returns the result of a line as text; `answer` is `null`: the line was unreadable. */
export function answerText(
  { answer }: { answer: Pick<OrderLineAnswer, 'state' | 'added' | 'qty' | 'available_qty'> | null },
  isCheck: boolean,
  text: Words,
): string {
  if (!answer) return text('quick_order_bad_line');
  const { state, added, qty, available_qty } = answer;
  switch (state) {
    case 'added':
      return text(isCheck ? 'quick_order_can_add' : 'quick_order_added', { count: added });
    case 'fewer':
      return text(isCheck ? 'quick_order_can_add_fewer' : 'quick_order_added_fewer', { count: added, total: qty });
    case 'none':
      return available_qty > 0 ? text('quick_order_all_in_cart', { count: available_qty }) : text('quick_order_none');
    case 'not_orderable':
      return text('error_not_orderable');
    default:
      return text(`quick_order_${state}`);
  }
}
