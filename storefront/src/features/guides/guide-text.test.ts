import { describe, expect, it } from 'vitest';
import { withAnchors } from '../../links/heading-anchors.ts';
import { textParts } from './guide-text.ts';

describe('the text of a guide', () => {
  it('is cut where a product was put in, and nowhere else [S3.86]', () => {
    expect(textParts('<p>Prej.</p><p> [product:KVANT-DAN-1] </p><p>Potem [product:X].</p>')).toEqual([
      { kind: 'text', html: '<p>Prej.</p>' },
      { kind: 'product', code: 'KVANT-DAN-1' },
      { kind: 'text', html: '<p>Potem [product:X].</p>' },
    ]);
    expect(textParts('<p>[product:A]</p><p>[product:B]</p>')).toEqual([
      { kind: 'product', code: 'A' },
      { kind: 'product', code: 'B' },
    ]);
    expect(textParts('')).toEqual([]);
  });
  it('is not cut inside a quotation or table, and shows no marker there [S3.86]', () => {
    expect(textParts('<blockquote><p>Ena.</p><p>[product:A]</p><p>Dve.<br></p></blockquote><p>[product:B]</p>')).toEqual([
      { kind: 'text', html: '<blockquote><p>Ena.</p><p>Dve.<br></p></blockquote>' },
      { kind: 'product', code: 'B' },
    ]);
  });
  it('gets an anchor at every heading, its own where it has one [S3.86]', () => {
    expect(
      withAnchors('<h2>Zaslon &amp; <em>barve</em></h2><p>x</p><h2 id="t-baterija">Baterija</h2><h3>Ne</h3>', { numbered: true, focusable: true }),
    ).toEqual({
      html: '<h2 id="t-1" tabindex="-1">Zaslon &amp; <em>barve</em></h2><p>x</p><h2 id="t-baterija" tabindex="-1">Baterija</h2><h3>Ne</h3>',
      headings: [
        { id: 't-1', title: 'Zaslon & barve' },
        { id: 't-baterija', title: 'Baterija' },
      ],
    });
  });
});
