import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';

/** Buttons to newer and older entries; nothing if there is only one page. */
export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const words = useWords();
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={words('pages')}>
      <Button isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        {words('page_newer')}
      </Button>
      <span>{words('page_of', { page, pages })}</span>
      <Button isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
        {words('page_older')}
      </Button>
    </nav>
  );
}
