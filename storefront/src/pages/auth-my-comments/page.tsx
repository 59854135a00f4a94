import { formatDate } from '@vitrina/contract/values/date';
import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { useSyncLogin } from '../../features/account/use-sync-login.ts';
import { fixedUrl } from '../../links/page-links.ts';
import { reviewsUrl } from '../../links/reviews-url.ts';
import { ProductHead } from '../../ui/product-head.tsx';
import type { ProductToReview, Props } from './load.ts';

/** Reviews by the customer, and bought products without one. */
export function Page({ profile, comments, waiting }: Props) {
  const shop = useShop();
  const text = useText();
  useSyncLogin(profile);
  return (
    <AccountFrame page="my_comments" title={text('account_my_comments')}>
      {comments.length === 0 ? (
        <p>{text('account_no_comments')}</p>
      ) : (
        <ul className="account-rows">
          {comments.map((comment) => (
            <li key={comment.product.id}>
              <div>
                <a className="link" href={comment.product.url_without_domain}>
                  {comment.product.title}
                </a>
                <p>{comment.message}</p>
                <p>{text(`account_comment_${comment.state}`)}</p>
              </div>
              <span className="num" role="img" aria-label={text('account_comment_rate', { rate: comment.rate })}>
                {comment.rate}/5
              </span>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && <Waiting products={waiting} />}
      {comments.length === 0 && waiting.length === 0 && (
        <p>
          <a className="key" href={fixedUrl('catalogue', shop)}>
            {text('order_go_on')}
          </a>
        </p>
      )}
    </AccountFrame>
  );
}

function Waiting({ products }: { products: readonly ProductToReview[] }) {
  const shop = useShop();
  const text = useText();
  return (
    <section className="account-waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{text('account_comments_waiting')}</h2>
      <ul className="account-rows">
        {products.map(({ id, title, image_upload_path, delivered_on }) => (
          <li key={id}>
            <ProductHead path={image_upload_path}>
              <b>{title}</b>
              <span className="muted">{text('device_delivered', { day: formatDate(delivered_on, shop.lang) })}</span>
            </ProductHead>
            <a className="btn compact" href={reviewsUrl({ productId: id }, shop)}>
              {text('feedback_write')}
              <span className="visually-hidden">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
