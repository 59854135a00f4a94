import type { ReactNode } from 'react';
import type { PageState } from '../context/page-types.ts';

export interface LayoutProps {
  state: PageState;
  children: ReactNode;
}
