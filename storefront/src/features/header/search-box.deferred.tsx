import { Search } from '../../ui/icons.tsx';
import { type ComponentProps, type ComponentType, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { rememberSearch } from './recent-searches.ts';
import type { ListHandle, ListState, SuggestionList } from './suggestion-list.tsx';
import './search-box.css';

const CLOSED: ListState = { isShown: false, activeId: undefined };

/** A plain search form; with scripts it has suggestions, loaded when the field is first focused. */
export function SearchBox() {
  const shop = useShop();
  const text = useText();
  const searched = new URLSearchParams(shop.url.split('?')[1]).get('search_q') ?? '';
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListHandle | null>(null);
  const [List, setList] = useState<ComponentType<ComponentProps<typeof SuggestionList>> | null>(null);
  const [q, setQ] = useState(searched);
  const [isOpen, setOpen] = useState(false);
  const [{ isShown, activeId }, setState] = useState(CLOSED);
  useFieldFollows(input, searched);
  const onState = useCallback((state: ListState) => setState(state), []);

  const open = () => {
    setQ(input.current?.value ?? '');
    setOpen(true);
    if (!List)
      import('./suggestion-list.tsx').then(
        (module) => setList(() => module.SuggestionList),
        () => {},
      );
  };
  const close = () => {
    setOpen(false);
    setState(CLOSED);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen && isShown) {
      event.preventDefault();
      close();
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      open();
    } else if (isOpen && list.current?.onKey(event.key)) event.preventDefault();
  };
  // The field was focused before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration of the field
  useEffect(() => {
    if (document.activeElement === input.current) open();
  }, []);
  const isExpanded = isOpen && isShown;
  return (
    <search className="search">
      <form
        action={fixedUrl('search', shop)}
        onSubmit={() => {
          rememberSearch(input.current?.value ?? '');
          close();
        }}
      >
        <Search className="icon" aria-hidden="true" />
        <label className="visually-hidden" htmlFor="search-field">
          {text('search')}
        </label>
        <input
          ref={input}
          id="search-field"
          name="search_q"
          type="search"
          role="combobox"
          aria-expanded={isExpanded}
          aria-autocomplete="list"
          aria-controls={isExpanded ? 'search-suggestions' : undefined}
          aria-activedescendant={isExpanded ? activeId : undefined}
          defaultValue={searched}
          placeholder={text('search_placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onFocus={open}
          onClick={() => !isOpen && open()}
          onInput={open}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <span className="key-hint" aria-hidden="true">
          /
        </span>
        {isOpen && List && (
          <List
            q={q}
            handle={list}
            onState={onState}
            onDone={() => {
              close();
              input.current?.blur();
            }}
          />
        )}
      </form>
    </search>
  );
}

/** Sets the field to the search of the current page; input from before hydration is kept. */
function useFieldFollows(input: { current: HTMLInputElement | null }, searched: string): void {
  const last = useRef(searched);
  useEffect(() => {
    if (last.current !== searched && input.current) input.current.value = searched;
    last.current = searched;
  }, [input, searched]);
}
