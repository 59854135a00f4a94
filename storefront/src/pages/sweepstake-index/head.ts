import { gamesUrl } from '../../links/game-links.ts';
import { alternateUrls } from '../../links/alternate-urls.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ props, labels, info, lang }: HeadContext<Props>): Head => {
  const title = `${labels.text('game_index_title')} | ${info.name}`;
  if (props.view !== 'games') return { title, noindex: true };
  return { title, description: labels.text('game_index_lead'), canonical: gamesUrl({ lang, info }), alternates: alternateUrls(info, gamesUrl) };
};
