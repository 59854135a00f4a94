import type { Props } from './load.ts';
import { OwnLists } from './own-lists.tsx';
import { SharedList } from './shared-list.tsx';
import './page.css';

/** The visitor's wish lists, or a shared one. */
export const Page = (props: Props) => (props.kind === 'shared' ? <SharedList {...props} /> : <OwnLists {...props} />);
