import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useShop, useText } from '../../context/shop-context.tsx';
import { recallsUrl } from '../../links/safety-links.ts';
import { CircleAlert } from '../../ui/icons.tsx';
import '../../ui/recall-note.css';

/** Note on a product page about its recall or warning. */
export function RecallNote({ recall }: { recall?: ProductDetail['recall'] | undefined }) {
  const shop = useShop();
  const text = useText();
  if (!recall) return null;
  return (
    <div className="recall-note" role="note" data-law="recall">
      <CircleAlert className="icon" />
      <div>
        <b>{text(`recall_headline_${recall.kind}`)}</b>
        <p>{text(`recall_banner_${recall.kind}`)}</p>
        <p>{recall.hazard}</p>
        <p>
          <a className="link" href={recallsUrl(shop, recall.number)}>
            {text('recall_page')}
          </a>
        </p>
      </div>
    </div>
  );
}
