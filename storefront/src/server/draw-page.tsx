import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../layouts/app.tsx';
import type { Html } from './html-bytes.ts';
import { hydratableHtml, Unprintable } from './plain-html.ts';

type AppProps = Omit<ComponentProps<typeof App>, 'drawn'>;

/** After this number of consecutive pages of a template that needed React, the next ones are rendered by React at once. */
const MOST_MISSED = 3;
const LEFT_TO_REACT = 50;
const missed = new Map<string, { inRow: number; left: number }>();

/** Renders the app by `hydratableHtml`, at a third of React's cost, or by React if that meets something it does not support: both write the same bytes. */
export function drawPage(props: AppProps, around: (render: () => Html) => Html): Html {
  const { template } = props.state;
  const known = missed.get(template) ?? { inRow: 0, left: 0 };
  missed.set(template, known);
  if (known.left > 0) known.left -= 1;
  else {
    try {
      const html = around(() => walked(props));
      known.inRow = 0;
      return html;
    } catch (error) {
      if (!(error instanceof Unprintable)) throw error;
      // The first page of a language always needs React, as its footer has ids of `useId`; later pages reuse the footer.
      known.inRow += 1;
      if (known.inRow >= MOST_MISSED) known.left = LEFT_TO_REACT;
    }
  }
  return around(() => [renderToString(<App {...props} />)]);
}

interface Walked {
  html?: Html;
  fault?: unknown;
}

function walked(props: AppProps): Html {
  const into: Walked = {};
  renderToStaticMarkup(<App {...props} wrapPage={(page) => <Walk into={into}>{page}</Walk>} />);
  const { html, fault } = into;
  // After an error in a component React renders the page too and throws the error again.
  if (html === undefined) throw fault instanceof Unprintable ? fault : new Unprintable('an error', { cause: fault });
  return html;
}

/** The component that all hooks of the page belong to. */
function Walk({ into, children }: { into: Walked; children: ReactNode }): ReactNode {
  try {
    into.html = hydratableHtml(children);
  } catch (error) {
    into.fault = error;
  }
  return null;
}
