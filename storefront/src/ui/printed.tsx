import { type ComponentType, createElement, type HTMLAttributes, useEffect, useRef } from 'react';
import { createDeferredPart, type DeferredPart } from './deferred-part.ts';
import { boundaryOf } from './deferred.tsx';
import { printPart } from './print-part.ts';
import { useTrustedHtml } from './trusted-html.ts';

interface Frame extends HTMLAttributes<HTMLElement> {
  as: 'section' | 'div' | 'form' | 'ul';
  action?: string;
  method?: 'post';
}

interface PrintedProps<P> {
  frame: Frame;
  /** Props of the part; `null`: its HTML is in this document and its data were not sent. */
  of: P | null;
}

/**
 * A static part of a page, only to read, to follow a link or to send a plain form. The server prints its HTML into the frame; the browser gets no data and no
 * script for it and leaves the HTML alone. A page opened by soft navigation gets the data and renders the part (decision 0105). `load` imports a file named
 * `*.deferred.tsx`, whose style sheets are in the document.
 */
export function printed<P extends object>(load: () => Promise<ComponentType<P>>) {
  const part = createDeferredPart(load);
  const source: Source<P> = { part, Content: boundaryOf(part, {}) as ComponentType<P>, left: '' };
  return (props: PrintedProps<P>) => <Place source={source} {...props} />;
}

interface Source<P> {
  part: DeferredPart<P>;
  Content: ComponentType<P>;
  /** HTML of the document's page, stored when that page is left: Back restores it from memory. */
  left: string;
}

function Place<P extends object>({ source, frame: { as, ...frame }, of }: PrintedProps<P> & { source: Source<P> }) {
  const element = useRef<HTMLElement>(null);
  const ofDocument = useTrustedHtml(source.left);
  useEffect(() => {
    const place = of === null ? element.current : null;
    return () => {
      if (place) source.left = place.innerHTML;
    };
  }, [of, source]);
  // Different keys, as React must not update HTML that it did not render.
  if (of === null) return createElement(as, { ...frame, key: 'document', ref: element, dangerouslySetInnerHTML: ofDocument, suppressHydrationWarning: true });
  const { part, Content } = source;
  const html = part.component ? printPart(part.component, of) : null;
  if (html !== null) return createElement(as, { ...frame, dangerouslySetInnerHTML: { __html: html } });
  return createElement(as, { ...frame, key: 'drawn' }, <Content {...of} />);
}
