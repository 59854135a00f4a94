/** Parts in which nothing is to be done but read and follow links: the server prints them, and a browser loads them with a page that it opens without a document. */
export { Questions } from '../../features/questions/questions.tsx';
export { Reviews } from '../../features/reviews/reviews.tsx';
export { Facts } from './facts.tsx';
export { FitLists } from './fit-lists.tsx';
export { FitSet } from './fit-set.tsx';
export { KeyFacts } from './key-facts.tsx';
export { Lead } from './lead.tsx';
export { NearestList } from './nearest-list.tsx';
export { Panels } from './panels.tsx';
export { Title } from './title.tsx';
