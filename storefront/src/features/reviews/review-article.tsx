import type { Comment } from '@vitrina/contract/comment';
import { formatDate } from '@vitrina/contract/values/date';
import { isSameLanguage, languageOfTag } from '@vitrina/contract/values/same-language';
import { useShop, useText } from '../../context/shop-context.tsx';
import { reportAboutUrl } from '../../links/safety-links.ts';
import type { ReactNode } from 'react';
import { Check, Globe, Minus, Plus, Star } from '../../ui/icons.tsx';

/** An unchanged review with the shop's reply. All of it is plain text. */
export function ReviewArticle({ review, children }: { review: Comment; children?: ReactNode }) {
  const shop = useShop();
  const { info, lang, language } = shop;
  const text = useText();
  const { answer } = review;
  const written = isSameLanguage(review.lang, language.lang) ? null : languageOfTag(review.lang);
  const own = review.lang === language.lang ? {} : { lang: review.lang };
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
      <p {...own}>{review.message}</p>
      <Points points={review} {...own} />
      {review.translation && written && <Translation translation={review.translation} from={written} />}
      <Photos photos={review.photos} />
      <p className="tiny muted">
        {review.display_name}, {formatDate(review.date, lang)}
        {review.helpful > 0 && ` · ${text('feedback_helpful_count', { count: review.helpful })}`}
        {review.id !== undefined && (
          <>
            {' · '}
            <a className="link" rel="nofollow" href={reportAboutUrl(shop, { subject: 'review', id: review.id })}>
              {text('report_short')}
            </a>
          </>
        )}
      </p>
      {children}
      {answer && (
        <blockquote className="review-answer">
          <p>
            <b>{text('feedback_answer', { name: info.name })}</b> <span className="tiny muted">{formatDate(answer.date, lang)}</span>
          </p>
          <p>{answer.message}</p>
        </blockquote>
      )}
    </article>
  );
}

/** Pros and cons as written. */
function Points({ points: { pros, cons }, lang }: { points: Pick<Comment, 'pros' | 'cons'>; lang?: string }) {
  const text = useText();
  if (pros.length + cons.length === 0) return null;
  return (
    <ul className="review-points" lang={lang}>
      {pros.map((point) => (
        <li key={point}>
          <Plus className="icon small-icon" aria-hidden="true" />
          <span className="visually-hidden">{text('feedback_pro')}: </span>
          {point}
        </li>
      ))}
      {cons.map((point) => (
        <li key={point}>
          <Minus className="icon small-icon" aria-hidden="true" />
          <span className="visually-hidden">{text('feedback_con')}: </span>
          {point}
        </li>
      ))}
    </ul>
  );
}

/** Translation shown on request, with its author. */
function Translation({ translation, from }: { translation: NonNullable<Comment['translation']>; from: string }) {
  const { info } = useShop();
  const text = useText();
  const isOfStaff = translation.source === 'staff';
  return (
    <details className="review-translation">
      <summary className="link">{text('feedback_translation')}</summary>
      <p>{translation.message}</p>
      <Points points={translation} />
      <p className="tiny muted">
        {text(isOfStaff ? 'feedback_translated_staff' : 'feedback_translated_program', { name: isOfStaff ? info.name : translation.source })} (
        {text(`feedback_written_${from}`)})
      </p>
    </details>
  );
}

const SMALL_SIDE = 96;

function Photos({ photos }: { photos: Comment['photos'] }) {
  const text = useText();
  if (photos.length === 0) return null;
  return (
    <ul className="review-photos">
      {photos.map(({ id, url, small_url: small }, i) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener">
            <img src={small} alt={text('feedback_photo', { n: String(i + 1) })} width={SMALL_SIDE} height={SMALL_SIDE} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
