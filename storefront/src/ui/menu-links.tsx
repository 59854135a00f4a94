import type { MenuItem } from '@vitrina/contract/cms';

/** Entries of a menu as list items; none if the shop has no such menu. */
export function MenuLinks({ items = [] }: { items?: readonly MenuItem[] | undefined }) {
  return items.map(({ url, title, text_lang }) => (
    <li key={url}>
      <a href={url} {...(text_lang && { lang: text_lang })} {...(url.startsWith('https:') && { rel: 'noopener' })}>
        {title}
      </a>
    </li>
  ));
}
