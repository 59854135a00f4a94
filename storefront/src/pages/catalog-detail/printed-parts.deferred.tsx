/** Static parts, only to read or follow links: the server prints them, and a browser loads them for a page opened by soft navigation. */
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
