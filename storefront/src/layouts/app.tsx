import type { ComponentType, ReactNode } from 'react';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { EndpointPaths } from '@vitrina/contract/values/endpoint-path';
import { ShopProvider } from '../context/shop-context.tsx';
import type { Labels } from '@vitrina/contract/values/labels';
import type { PageState } from '../context/page-types.ts';
import { BlankLayout } from './blank-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import type { LayoutProps } from './layout-props.ts';

const LAYOUTS = { default: DefaultLayout, blank: BlankLayout };

interface AppProps {
  state: PageState;
  labels: Labels;
  endpoints: EndpointPaths;
  Page: ComponentType<never>;
  /** Layout for crawlers; on the server only, as they get no script. */
  BotLayout?: ComponentType<LayoutProps>;
  /** Wraps the page on the server, to render it in its own way. */
  wrapPage?: (page: ReactNode) => ReactNode;
}

/** A page in its layout, on the server and in the browser. */
export function App({ state, labels, endpoints, Page, BotLayout = BlankLayout, wrapPage }: AppProps) {
  const Layout = state.layout === 'bot' ? BotLayout : LAYOUTS[state.layout];
  const PageOfTemplate = Page as ComponentType<object>;
  const shop = { lang: state.lang, language: LANGUAGES[state.lang], labels, info: state.shell.info, menus: state.shell.menus, url: state.url, endpoints };
  const page = (
    <Layout state={state}>
      <PageOfTemplate key={state.url.split('?')[0]} {...(state.props as object)} />
    </Layout>
  );
  return <ShopProvider shop={shop}>{wrapPage ? wrapPage(page) : page}</ShopProvider>;
}
