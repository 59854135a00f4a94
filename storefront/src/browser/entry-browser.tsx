import '../styles/index.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { SiteInfo } from '@vitrina/contract/site';
import type { EndpointPaths } from '@vitrina/contract/values/endpoint-path';
import { setEndpointPaths } from '../api/endpoint-paths.ts';
import { setSendsBearer } from '../api/ensure-token.ts';
import { setPollsAfterWrites } from '../api/poll-until.ts';
import { setOutageTexts } from '../api/outage-screen.ts';
import { setDirectoryWords } from '../links/page-links.ts';
import { createLabels } from '@vitrina/contract/values/labels';
import type { PageState } from '../context/page-types.ts';
import { refuseOtherHtml } from '../ui/trusted-html.ts';
import { hasUnsavedWork } from '../api/has-unsaved-work.ts';
import { recoverFromChunkError } from './recover-from-chunk-error.ts';
import { loadPage } from './load-page.ts';
import { reloadWhenStale } from './reload-when-stale.ts';
import { Router } from './router.tsx';

/** Data that pages of a language share: texts, the served endpoint table, switches from the specification. */
interface SiteTexts {
  texts: Record<string, string>;
  endpoints: EndpointPaths;
  literal: SiteInfo['literal'];
  directories: Record<string, string>;
}

const fetchTexts = (labelsUrl: string): Promise<SiteTexts> => fetch(labelsUrl).then((response) => response.json() as Promise<SiteTexts>);

/** Hydrates the page rendered by the server, after its texts and code are loaded. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const source = document.getElementById('page-state');
  if (!root || !source?.textContent) return;
  const state = JSON.parse(source.textContent) as PageState;
  // Trusted types are not enforced on pages that may load third-party scripts, one of which may need the policy's name.
  if (!state.allowsScripts) refuseOtherHtml();
  const [site, Page] = await Promise.all([fetchTexts(state.labelsUrl), loadPage(state.script)]);
  const first = { state, Page };
  const renderApp = ({ texts, endpoints, literal, directories }: SiteTexts) => {
    setEndpointPaths(endpoints);
    setDirectoryWords(directories);
    setPollsAfterWrites(literal.pollsAfterWrites);
    setSendsBearer(literal.bearerInBrowser);
    const labels = createLabels(texts, state.lang);
    setOutageTexts(labels.text);
    return (
      <StrictMode>
        <Router first={first} labels={labels} endpoints={endpoints} />
      </StrictMode>
    );
  };
  const tree = renderApp(site);
  reloadWhenStale({ idleMinutes: state.shell.info.idleReloadTimeout, build: state.build, hasUnsavedWork });
  let app: Root | undefined;
  // A transition makes React hydrate in short slices, so that a slow phone stays responsive.
  startTransition(() => {
    app = hydrateRoot(root, tree);
  });
  // Development only; the build removes it.
  if (import.meta.hot) {
    const { followChanges } = await import('./development/follow-changes.ts');
    followChanges({ labelsUrl: state.labelsUrl, showTexts: async (url) => app?.render(renderApp(await fetchTexts(url))) });
  }
}

// A chunk of an older build is gone after a deploy: the page is reloaded from the new one (specification, section 8).
addEventListener('vite:preloadError', () => void recoverFromChunkError());
void start();
