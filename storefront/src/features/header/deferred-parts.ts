import { deferred } from '../../ui/deferred.tsx';

export const SearchBox = deferred(() => import('./search-box.deferred.tsx').then((file) => file.SearchBox), { place: '.search', isLasting: true });

/** A native `details` with links; the script closes it by Escape and by a press outside. */
export const LanguageSwitch = deferred(() => import('./language-switch.deferred.tsx').then((file) => file.LanguageSwitch), {
  place: '.language-switch',
  isLasting: true,
});
