import { type ComponentType, memo, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { isPlainClick } from '../links/is-plain-click.ts';
import { createDeferredPart, type DeferredPart, isFirstDocument, lastingParts } from './deferred-part.ts';

interface DeferredOptions {
  /** Selector of the part's element in the server's HTML; absent if no script is needed while that HTML is shown. */
  place?: string;
  /** Also loads the part when it is near the viewport, not only on pointer or focus. */
  isLoadedNear?: boolean;
  /** A hook; true: loads immediately, as the part shows an earlier choice of the visitor. */
  useIsEager?: () => boolean;
  /** True: stays after a soft navigation, as the footer does. */
  isLasting?: boolean;
}

/**
 * A part of a page that the server renders and whose script the browser loads on demand: React keeps the server's HTML and hydrates it then. Links and forms
 * work meanwhile; a press on a button is replayed afterwards. `load` imports a file named `*.deferred.tsx`, whose style sheets are in the document from the
 * start (decision 0048).
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>, options: DeferredOptions = {}) {
  return boundaryOf(createDeferredPart(load), options);
}

/** The part as a component. When its parent renders again with equal properties, the server's HTML is kept. */
export const boundaryOf = <P extends object>(part: DeferredPart<P>, options: DeferredOptions) =>
  memo((props: P) => <Boundary part={part} options={options} props={props} />);

interface BoundaryProps<P> {
  part: DeferredPart<P>;
  options: DeferredOptions;
  props: P;
}

function Boundary<P extends object>({ part, options, props }: BoundaryProps<P>) {
  const isTakenOver = useSyncExternalStore(neverChanges, isFalse, isTrue);
  const [isOfDocument] = useState(isTakenOver);
  const isEager = (options.useIsEager ?? isFalse)();
  // Without its own boundary a part suspends the whole later page until it is loaded, which avoids a layout shift.
  const [hasBoundary] = useState(isOfDocument || isFirstDocument());
  const renderElement = () => {
    const content = <Content part={part} props={props} isOfDocument={isOfDocument} />;
    return hasBoundary ? <Suspense fallback={null}>{content}</Suspense> : content;
  };
  // A boundary rendered again before hydration would lose the server's HTML: until then it gets the first element.
  const [first] = useState(() => ({ props, element: renderElement() }));
  const [, rerender] = useState({});
  useEffect(() => {
    if (!part.component && props !== first.props) void part.load().then(() => rerender({}));
  }, [part, props, first]);
  useEffect(() => {
    if (isEager) void part.load();
  }, [part, isEager]);
  useEffect(() => (isOfDocument && !part.component ? loadOnDemand(part, options) : undefined), [part, options, isOfDocument]);
  return part.component || !hasBoundary ? renderElement() : first.element;
}

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

interface ContentProps<P> {
  part: DeferredPart<P>;
  props: P;
  /** True if the part is in the server's HTML. */
  isOfDocument: boolean;
}

function Content<P extends object>({ part, props, isOfDocument }: ContentProps<P>) {
  useEffect(() => {
    part.isTakenOver = true;
    part.repeat?.();
    part.repeat = null;
  }, [part]);
  if (!part.component && !isOfDocument) void part.load();
  use(part.loaded);
  const Part = part.component as ComponentType<P>;
  return <Part {...props} />;
}

const USES = ['pointerover', 'pointerdown', 'focusin', 'click', 'submit'] as const;
/** Margin around the viewport within which a part is loaded. */
const NEAR = '100px 0px';

/**
 * Listens before React, which stops events in HTML that it has not hydrated: a press on a link or button is held back and replayed after hydration. Returns a
 * function that removes the listeners.
 */
function loadOnDemand<P>(part: DeferredPart<P>, { place, isLoadedNear, isLasting }: DeferredOptions): () => void {
  const element = place && document.querySelector<HTMLElement>(place);
  if (!element) return () => undefined;
  const onUse = (event: Event) => {
    if (part.isTakenOver || !element.contains(event.target as Node)) return;
    const repeat = event.defaultPrevented ? null : createReplay(event);
    if (repeat) {
      event.preventDefault();
      event.stopImmediatePropagation();
      part.repeat = repeat;
    }
    void part.load();
  };
  for (const type of USES) document.addEventListener(type, onUse, { capture: true });
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void part.load(), { rootMargin: NEAR });
  if (isLoadedNear) observer.observe(element);
  if (isLasting) lastingParts.add(part as DeferredPart<never>);
  return () => {
    for (const type of USES) document.removeEventListener(type, onUse, { capture: true });
    observer.disconnect();
    lastingParts.delete(part as DeferredPart<never>);
  };
}

/** Returns a function that replays a press on a link or button, or the Enter key in a form; `null`: the browser handles it by itself. */
function createReplay(event: Event): (() => void) | null {
  if (event.type === 'submit') {
    const { target, submitter } = event as SubmitEvent;
    return () => (target as HTMLFormElement).requestSubmit(submitter);
  }
  const pressed = event.type === 'click' && isPlainClick(event as MouseEvent) && (event.target as Element).closest<HTMLElement>('a, button');
  return pressed ? () => pressed.click() : null;
}
