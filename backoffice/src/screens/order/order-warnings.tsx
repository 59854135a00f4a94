import type { DeskOrder } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';

/** Warnings to read before shipping; most orders have none. */
export function OrderWarnings({ order: { asks_age, checks, status } }: { order: DeskOrder }) {
  const words = useWords();
  const isOver = status === 'delivered' || status === 'cancelled' || status === 'failed';
  const warnings = [...checks.map((check) => `order_check_${check}`), ...(asks_age && !isOver ? ['order_asks_age'] : [])];
  if (warnings.length === 0) return null;
  return (
    <ul className="order-warnings">
      {warnings.map((name) => (
        <li key={name}>{words(name)}</li>
      ))}
    </ul>
  );
}
