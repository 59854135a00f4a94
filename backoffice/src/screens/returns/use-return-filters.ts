import { useQuery } from '@tanstack/react-query';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { choicesQuery } from '../../api/orders.ts';
import type { FilterField } from '../../kits/list/filter-field.ts';
import { useWords } from '../../language/language.tsx';
import { RETURN_CHOICES, type ReturnsSearch } from './returns-search.ts';

/** All filters of the list of returns except text and step. */
export function useReturnFilters(search: ReturnsSearch): readonly FilterField[] {
  const words = useWords();
  const { data: choices } = useQuery(choicesQuery);
  const choice = (name: keyof ReturnsSearch, label: string, options: readonly { value: string; label: string }[]): FilterField => ({
    kind: 'choice',
    name,
    label: words(label),
    value: search[name],
    options,
  });
  return [
    choice(
      'kind',
      'return_column_kind',
      RETURN_CHOICES.kind.map((value) => ({ value, label: words(`return_kind_${value}`) })),
    ),
    choice(
      'condition',
      'return_column_condition',
      RETURN_CHOICES.condition.map((value) => ({ value, label: words(`condition_${value}`) })),
    ),
    choice(
      'market',
      'return_column_market',
      LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name })),
    ),
    choice(
      'warehouse',
      'return_warehouse',
      (choices?.warehouses ?? []).map(({ code: value, title: label }) => ({ value, label })),
    ),
    { kind: 'day', name: 'from', label: words('filter_from'), value: search.from },
    { kind: 'day', name: 'to', label: words('filter_to'), value: search.to },
  ];
}
