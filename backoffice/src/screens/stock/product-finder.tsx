import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findStock } from '../../api/transfers.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { StockRow } from './use-stock.ts';

const SHORTEST = 2;
const SHOWN = 6;

/** Finds products by a part of code or name; a press adds one. */
export function ProductFinder({ onFound }: { onFound: (product: StockRow) => void }) {
  const words = useWords();
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const { data: found = [] } = useQuery({
    queryKey: ['stock', 'find', searchText],
    queryFn: ({ signal }) => findStock(searchText, signal),
    enabled: searchText.length >= SHORTEST,
  });
  const take = (product: StockRow): void => {
    onFound(product);
    setText('');
  };
  return (
    <div>
      <Field
        label={words('transfer_product')}
        value={text}
        onChange={setText}
        autoComplete="off"
        autoFocus
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || !first || searchText.length < SHORTEST) return;
          event.preventDefault();
          take(first);
        }}
      />
      {searchText.length >= SHORTEST && (
        <ul className="finder">
          {found.slice(0, SHOWN).map((product) => (
            <li key={product.code}>
              <Button look="quiet" onPress={() => take(product)}>
                {product.title} <span className="grid-dim">{product.code}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {searchText.length >= SHORTEST && words('transfer_found', { count: found.length })}
      </p>
    </div>
  );
}
