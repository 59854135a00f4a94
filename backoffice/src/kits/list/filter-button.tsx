import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import './filters.css';

interface FilterButtonProps {
  /** Filters that are set; where there are some, they stay open. */
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Filters of a list behind a button that says how many are set. */
export function FilterButton({ count, onClear, children }: FilterButtonProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <>
      <Button look="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {words('filters')}
        {count > 0 && ` (${count})`}
      </Button>
      {isOpen && (
        <div className="filters">
          {children}
          <Button look="quiet" onPress={onClear}>
            {words('filter_clear')}
          </Button>
        </div>
      )}
    </>
  );
}
