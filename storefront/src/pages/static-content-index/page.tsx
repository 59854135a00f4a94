import { BlockList } from '../../blocks/block-list.tsx';
import { useText } from '../../context/shop-context.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Props } from './load.ts';
import './page.css';

/** A landing page that staff composed of blocks. */
export function Page({ page, blocks, isHidden }: Props) {
  const text = useText();
  const foreign = page.text_lang ? { lang: page.text_lang } : {};
  return (
    <div className="page landing">
      <Breadcrumbs trail={[]} current={page.title} />
      {isHidden && (
        <p className="hidden-note" role="note">
          {text('staff_hidden')}
        </p>
      )}
      <div {...foreign}>
        <header className="landing-head">
          <h1 className="page-title">{page.title}</h1>
          {page.short_description && <p>{page.short_description}</p>}
        </header>
        <RichText html={page.content} />
        <BlockList blocks={blocks} />
      </div>
    </div>
  );
}
