import { lazy, Suspense, useEffect, useState } from 'react';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import { useConsents } from '../../client/consent-store.ts';
import { useShop } from '../../context/shop-context.tsx';
import type { PageState } from '../../context/page-types.ts';
import { isHintDone } from './country-hint-storage.ts';

const CountryHint = lazy(() => import('./country-hint.tsx').then((file) => ({ default: file.CountryHint })));

/** Offers another market to who seems to be in its country, once; after the question about cookies, and not where somebody pays. */
export function CountryHost({ urls }: { urls: PageState['urls'] }) {
  const { info, url } = useShop();
  const approved = useConsents();
  const [isDone, setDone] = useState(true);
  useEffect(() => setDone(!info.asksCountry || isHintDone()), [info.asksCountry]);
  const isAskedElse = info.consent.isAsked && approved === null;
  if (isDone || isAskedElse || isPrivatePath(url)) return null;
  return (
    <Suspense fallback={null}>
      <CountryHint urls={urls} onDone={() => setDone(true)} />
    </Suspense>
  );
}
