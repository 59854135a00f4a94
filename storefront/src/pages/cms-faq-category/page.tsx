import { useShop, useText } from '../../context/shop-context.tsx';
import { HiddenContentNote } from '../../features/content/hidden-content.tsx';
import { ContactPanel } from '../../features/faq/contact-panel.tsx';
import { Questions } from '../../features/faq/questions.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Props } from './load.ts';
import '../../features/content/content-page.css';

/** The questions of one group, with links to the others. */
export function Page({ title, lead, hidden, text_lang, questions, others }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page content-page">
      <Breadcrumbs trail={[{ title: text('faq_title'), url: fixedUrl('faq', shop) }]} current={title} />
      <HiddenContentNote hidden={hidden} />
      <header className="content-head" {...(text_lang && { lang: text_lang })}>
        <h1 className="page-title">{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <div className="faq-columns">
        <Questions questions={questions} Heading="h2" />
        <ContactPanel />
      </div>
      <nav className="faq-groups" aria-label={text('faq_groups')}>
        {others.map((group) => (
          <a key={group.id} className="pill" href={group.url}>
            {group.title}
          </a>
        ))}
      </nav>
    </div>
  );
}
