import { useText } from '../../context/shop-context.tsx';
import { ContentPage } from '../../features/content/content-page.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import type { Props } from './load.ts';

/** A text page with the date of its last change. */
export function Page({ text: content, about }: Props) {
  const text = useText();
  const moment = useMoment();
  return (
    <ContentPage text={content}>
      <p className="content-changed">
        {text('content_changed')} <time dateTime={about.datetime_updated}>{moment(about.datetime_updated, 'day')}</time>
      </p>
    </ContentPage>
  );
}
