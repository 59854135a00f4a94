import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import type { Sum } from './use-pages.ts';

/** Sums over all rows of a list, one per currency. */
export function ListSums({ sums }: { sums: readonly Sum[] }) {
  const words = useWords();
  const { money } = useFormats();
  const together = (amounts: readonly (readonly [number, string])[]): string => amounts.map(([amount, currency]) => money(amount, currency)).join(' + ');
  const back = sums.flatMap(({ back = 0, currency }) => (back > 0 ? [[back, currency] as const] : []));
  return (
    <p className="list-sums" role="status">
      {sums.length > 0 && words('list_sum', { amount: together(sums.map(({ amount, currency }) => [amount, currency])) })}
      {back.length > 0 && ` · ${words('list_sum_back', { amount: together(back) })}`}
    </p>
  );
}
