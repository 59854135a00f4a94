import type { OwnComment } from '@vitrina/contract/feedback';
import { MOST_PHOTOS } from '@vitrina/contract/values/comment-form';
import { useShop, useText } from '../../context/shop-context.tsx';
import { reviewsUrl } from '../../links/reviews-url.ts';
import { FieldError } from '../../ui/field.tsx';
import type { Props } from './load.ts';

type OwnReviewProps = Pick<Props, 'product' | 'identifier' | 'errors'> & { own: OwnComment };

/** State of the visitor's own review, with its photos. */
export function OwnReview({ own, ...page }: OwnReviewProps) {
  const text = useText();
  return (
    <section className={own.state === 'refused' ? 'order-notice' : 'order-notice own-review'} id="own" aria-labelledby="own-title">
      <h2 id="own-title">{text(`feedback_own_${own.state}`)}</h2>
      <p>{text(own.state === 'refused' ? `feedback_refused_${own.refusal}` : `feedback_own_${own.state}_text`)}</p>
      {own.is_verified && <p className="small">{text('feedback_own_counts')}</p>}
      {own.state === 'refused' && <p className="small">{text('feedback_own_again')}</p>}
      <OwnPhotos own={own} {...page} />
    </section>
  );
}

/** Photos are sent separately: a visitor with a review has a token. */
function OwnPhotos({ own, product, identifier, errors }: OwnReviewProps) {
  const shop = useShop();
  const text = useText();
  const url = reviewsUrl({ productId: product.id, identifier }, shop);
  const left = MOST_PHOTOS - own.photos.length;
  return (
    <div className="own-photos">
      {own.photos.length > 0 && (
        <ul>
          {own.photos.map(({ id }, i) => (
            <li key={id}>
              <form method="post" action={url}>
                <input type="hidden" name="action" value="drop_photo" />
                <input type="hidden" name="photo" value={id} />
                {text('feedback_photo', { n: String(i + 1) })}{' '}
                <button type="submit" className="btn compact">
                  {text('feedback_photo_drop')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <form method="post" action={`${url}#own`} encType="multipart/form-data" className="plain-form">
          <input type="hidden" name="action" value="photos" />
          <div className="field">
            <label className="field-label" htmlFor="own-photos">
              {text('feedback_photos_add')}
            </label>
            <input
              id="own-photos"
              type="file"
              name="photos"
              multiple
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={errors.photos ? 'own-photos-hint own-photos-error' : 'own-photos-hint'}
              aria-invalid={errors.photos ? true : undefined}
            />
            <p className="field-hint" id="own-photos-hint">
              {text('feedback_photos_hint', { count: left })}
            </p>
            {errors.photos && <FieldError id="own-photos-error" label={errors.photos} />}
          </div>
          <p>
            <button type="submit" className="btn">
              {text('feedback_photos_send')}
            </button>
          </p>
        </form>
      )}
    </div>
  );
}
