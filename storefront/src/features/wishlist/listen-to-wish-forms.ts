import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toggleWish } from './toggle-wish.ts';

/** Handles all wish buttons (`data-wish`: the product's title): on product pages, tiles, quick view. */
export function listenToWishForms(lang: LanguageCode): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.wish === undefined || event.defaultPrevented) return;
    event.preventDefault();
    toggleWish(lang, { code: String(new FormData(form, event.submitter).get('code')), title: form.dataset.wish });
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}
