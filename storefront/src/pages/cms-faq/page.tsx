import { useShop, useText } from '../../context/shop-context.tsx';
import { ContactPanel } from '../../features/faq/contact-panel.tsx';
import { Questions } from '../../features/faq/questions.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Group, Props } from './load.ts';
import '../../features/content/content-page.css';

/** All questions by group, with a search. */
export function Page({ groups, asked: searchQuery, found }: Props) {
  const shop = useShop();
  const text = useText();
  const url = fixedUrl('faq', shop);
  return (
    <div className="page content-page">
      <Breadcrumbs trail={[]} current={text('faq_title')} />
      <header className="content-head">
        <h1 className="page-title">{text('faq_title')}</h1>
        <p>{text('faq_text')}</p>
        <search>
          <form className="faq-search" action={url}>
            <input
              className="input"
              type="search"
              name="search_q"
              defaultValue={searchQuery ?? ''}
              maxLength={100}
              aria-label={text('faq_search')}
              placeholder={text('faq_search')}
            />
            <button className="btn" type="submit">
              {text('faq_find')}
            </button>
          </form>
        </search>
      </header>
      <div className="faq-columns">
        <div>{searchQuery ? <Found searchQuery={searchQuery} found={found} url={url} /> : <Groups groups={groups} />}</div>
        <ContactPanel />
      </div>
    </div>
  );
}

function Found({ searchQuery, found, url }: Pick<Props, 'found'> & { searchQuery: string; url: string }) {
  const text = useText();
  return (
    <section className="faq-group" aria-live="polite">
      <h2>{text('faq_found', { count: found.length, words: searchQuery })}</h2>
      {found.length === 0 && <p>{text('faq_none')}</p>}
      <Questions questions={found} isOpen={found.length <= 3} />
      <p className="faq-all">
        <a href={url}>{text('faq_all')}</a>
      </p>
    </section>
  );
}

function Groups({ groups }: { groups: Group[] }) {
  const text = useText();
  return (
    <>
      <nav className="faq-groups" aria-label={text('faq_groups')}>
        {groups.map((group) => (
          <a key={group.id} className="pill" href={group.url ?? '#'}>
            {group.title}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <section key={group.id} className="faq-group" aria-labelledby={`group-${group.id}`} {...(group.text_lang && { lang: group.text_lang })}>
          <h2 id={`group-${group.id}`}>{group.title}</h2>
          <Questions questions={group.questions} />
        </section>
      ))}
    </>
  );
}
