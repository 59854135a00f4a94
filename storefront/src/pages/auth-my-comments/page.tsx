import { useText } from '../../context/shop-context.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { useSyncLogin } from '../../features/account/use-sync-login.ts';
import type { Props } from './load.ts';

/** Reviews written by the customer. */
export function Page({ profile, comments }: Props) {
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
    </AccountFrame>
  );
}
