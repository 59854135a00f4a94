import type { ReactNode } from 'react';
import type { PageState } from '../routing/page-types.ts';

export interface LayoutProps {
  state: PageState;
  children: ReactNode;
}
