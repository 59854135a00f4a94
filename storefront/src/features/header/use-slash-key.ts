import { useEffect } from 'react';

/** Focuses the search field on the key `/`, unless the focus is in an input. */
export function useSlashKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('#search-field');
      field?.focus();
      field?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
