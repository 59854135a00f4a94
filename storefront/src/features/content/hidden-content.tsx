import type { ContentSummary } from '@vitrina/contract/content';
import { useText } from '../../context/shop-context.tsx';

type Shown = Pick<ContentSummary, 'visible' | 'category_visible' | 'status' | 'datetime_published'>;

/** Content for staff alone: not visible, in what is not visible, not published, or not yet. */
export const isHidden = ({ visible, category_visible, status, datetime_published }: Shown, now = Date.now()): boolean =>
  !visible || !category_visible || status < 3 || Date.parse(datetime_published) > now;

/** Tells staff that others do not get this page. Its style comes with the staff bar. */
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
