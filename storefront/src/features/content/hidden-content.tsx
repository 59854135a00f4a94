import type { ContentSummary } from '@vitrina/contract/content';
import { useText } from '../../context/shop-context.tsx';

type Shown = Pick<ContentSummary, 'visible' | 'category_visible' | 'status' | 'datetime_published'>;

/** True if only staff can see it: hidden, in a hidden category, unpublished or scheduled. */
export const isHidden = ({ visible, category_visible, status, datetime_published }: Shown, now = Date.now()): boolean =>
  !visible || !category_visible || status < 3 || Date.parse(datetime_published) > now;

/** Tells staff that visitors do not get this page. Its style sheet comes with the staff bar. */
export function HiddenContentNote({ hidden }: { hidden: boolean }) {
  const text = useText();
  return hidden ? (
    <p className="hidden-note" role="note">
      {text('staff_hidden')} {text('staff_hidden_content')}
    </p>
  ) : null;
}

/** The reason as a badge in a list. */
export function HiddenContentMark({ hidden }: { hidden: boolean }) {
  const text = useText();
  return hidden ? <span className="badge hidden-mark">{text('staff_mark_content')}</span> : null;
}
