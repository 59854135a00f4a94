import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toggleCompared } from './toggle-compare.ts';

/** Opens the choice of which product the fifth replaces; gets the pressed button. */
export type OnFifth = (opener: HTMLElement | undefined) => void;

/** Handles all compare buttons (`data-compare`: the product's title): on product pages and tiles. */
export function listenToCompareForms(lang: LanguageCode, onFifth: OnFifth): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.compare === undefined || event.defaultPrevented) return;
    event.preventDefault();
    const code = String(new FormData(form, event.submitter).get('code'));
    toggleCompared(lang, { code, title: form.dataset.compare }, () => onFifth(event.submitter ?? undefined));
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}
