import type { Comment } from '@vitrina/contract/comment';
import { formatDate } from '@vitrina/contract/values/date';
import { isSameLanguage, languageOfTag } from '@vitrina/contract/values/same-language';
import { useShop, useText } from '../../context/shop-context.tsx';
import { reportAboutUrl } from '../../links/safety-links.ts';
import { Check, Globe, Star } from '../../ui/icons.tsx';

/** A review as it was written, with what the shop answered. All of it is plain text. */
export function ReviewArticle({ review }: { review: Comment }) {
  const shop = useShop();
  const { info, lang, language } = shop;
  const text = useText();
  const { answer } = review;
  const written = isSameLanguage(review.lang, language.lang) ? null : languageOfTag(review.lang);
  return (
    <article className="review">
      <p className="rating">
        <Star className="icon" aria-hidden="true" />
        <span className="visually-hidden">{text('product_reviews_stars', { stars: String(review.rate) })}</span>
        <b aria-hidden="true">{review.rate}</b>
        {review.is_verified && (
          <span className="review-mark">
            <Check className="icon small-icon" />
            {text('feedback_verified')}
          </span>
        )}
      </p>
      {written && (
        <p className="review-language">
          <Globe className="icon small-icon" aria-hidden="true" />
          {text(`feedback_written_${written}`)}
        </p>
      )}
      <p {...(review.lang !== language.lang && { lang: review.lang })}>{review.message}</p>
      <p className="tiny muted">
        {review.display_name}, {formatDate(review.date, lang)}
        {review.id !== undefined && (
          <>
            {' · '}
            <a className="link" rel="nofollow" href={reportAboutUrl(shop, { subject: 'review', id: review.id })}>
              {text('report_short')}
            </a>
          </>
        )}
      </p>
      {answer && (
        <blockquote className="review-answer">
          <b>{text('feedback_answer', { name: info.name })}</b>
          <p>{answer.message}</p>
        </blockquote>
      )}
    </article>
  );
}
