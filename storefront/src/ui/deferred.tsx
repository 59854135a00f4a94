import { type ComponentType, memo, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { isPlainClick } from '../links/is-plain-click.ts';
import { createDeferredPart, type DeferredPart, isFirstDocument, lastingParts } from './deferred-part.ts';

interface DeferredOptions {
  /** Selector of the part's own element in the server's HTML; absent where no script is needed as long as that HTML stands. */
  place?: string;
  /** Loads the part before it is scrolled into the window, not only when it is pointed at or focused. */
  isLoadedNear?: boolean;
  /** True: loads at once, as what the visitor once chose shows in the part. A hook. */
  useIsWanted?: () => boolean;
  /** True: stays when another page is opened, as the footer does. */
  isLasting?: boolean;
}

/**
 * A part of a page that the server renders and whose script the browser leaves out until it is wanted: React keeps the server's HTML and takes it
 * over then. Links and forms work meanwhile; a button that was pressed is pressed again afterwards. `load` imports a file named `*.deferred.tsx`,
 * whose style sheets stand in the document from the beginning (decision 0048).
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>, options: DeferredOptions = {}) {
  return boundaryOf(createDeferredPart(load), options);
}

/** The part as a component. A parent that is drawn anew with equal properties leaves the server's HTML alone. */
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
  const isWanted = (options.useIsWanted ?? isFalse)();
  // Without a boundary of its own a part suspends the later page until it has loaded, so nothing moves.
  const [hasBoundary] = useState(isOfDocument || isFirstDocument());
  const draw = () => {
    const content = <Content part={part} props={props} isOfDocument={isOfDocument} />;
    return hasBoundary ? <Suspense fallback={null}>{content}</Suspense> : content;
  };
  // A boundary that is drawn anew before it was taken over would lose the server's HTML: until then it is given the element of the first time.
  const [first] = useState(() => ({ props, element: draw() }));
  const [, drawAgain] = useState({});
  useEffect(() => {
    if (!part.component && props !== first.props) void part.load().then(() => drawAgain({}));
  }, [part, props, first]);
  useEffect(() => {
    if (isWanted) void part.load();
  }, [part, isWanted]);
  useEffect(() => (isOfDocument && !part.component ? loadWhenWanted(part, options) : undefined), [part, options, isOfDocument]);
  return part.component || !hasBoundary ? draw() : first.element;
}

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

interface ContentProps<P> {
  part: DeferredPart<P>;
  props: P;
  /** The server's HTML has it. */
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
/** Distance outside of the window at which a part is loaded. */
const NEAR = '100px 0px';

/**
 * Listens before React does, which stops what happens in HTML that it has not taken over: a press on a link or button is held back and pressed again
 * once it can be answered. Gives what ends it.
 */
function loadWhenWanted<P>(part: DeferredPart<P>, { place, isLoadedNear, isLasting }: DeferredOptions): () => void {
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

/** Does again what a press on a link or button, or the Enter key in a form, was to do; `null`: the browser does it by itself. */
function createReplay(event: Event): (() => void) | null {
  if (event.type === 'submit') {
    const { target, submitter } = event as SubmitEvent;
    return () => (target as HTMLFormElement).requestSubmit(submitter);
  }
  const pressed = event.type === 'click' && isPlainClick(event as MouseEvent) && (event.target as Element).closest<HTMLElement>('a, button');
  return pressed ? () => pressed.click() : null;
}
