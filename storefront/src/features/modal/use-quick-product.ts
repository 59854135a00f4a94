import { useEffect, useState } from 'react';
import { navigate } from '../../links/navigate.ts';
import { closeModalThen } from './modal-store.ts';
import { fetchQuickProduct, type QuickProduct } from './quick-product.ts';

/** The product of a modal's address; `null` while loading. After a failure its page is opened instead. */
export function useQuickProduct(url: string): QuickProduct | null {
  const [product, setProduct] = useState<QuickProduct | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const openPage = () => closeModalThen(() => navigate(new URL(url).pathname));
    fetchQuickProduct(url).then(
      (found) => {
        if (!isCurrent) return;
        if (found) setProduct(found);
        else openPage();
      },
      () => isCurrent && openPage(),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return product;
}
