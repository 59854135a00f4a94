import type { Recall } from '@vitrina/contract/safety';
import { useShop, useText } from '../../context/shop-context.tsx';
import { recallsUrl } from '../../links/safety-links.ts';
import { CircleAlert } from '../../ui/icons.tsx';
import '../../ui/recall-note.css';

/** Recalls of and warnings about the customer's products. */
export function RecalledGoods({ recalls }: { recalls: readonly Recall[] }) {
  const shop = useShop();
  const text = useText();
  return recalls.map(({ number, kind, products }) => (
    <div className="recall-note" role="note" data-law="recall" key={number}>
      <CircleAlert className="icon" />
      <div>
        <b>{text(`recall_headline_${kind}`)}</b>
        <p>{text('recall_banner_account', { title: products.map(({ title }) => title).join(', ') })}</p>
        <p>
          <a className="link" href={recallsUrl(shop, number)}>
            {text('recall_page')}
          </a>
        </p>
      </div>
    </div>
  ));
}
