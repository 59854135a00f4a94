import { Fragment } from 'react';
import { titleParts } from './title-parts.ts';
import './product-name.css';

/** A product's title: what it is, and in a line of its own its colour and size. Read aloud or copied it is the title as it stands. */
export function ProductName({ title }: { title: string }) {
  const { name, variant } = titleParts(title);
  return (
    <>
      <span className="name-model">
        <Pieces of={name} />
      </span>
      {variant.length > 0 && (
        <>
          <span className="visually-hidden">, </span>
          <span className="name-variant">
            <Pieces of={variant} />
          </span>
        </>
      )}
    </>
  );
}

function Pieces({ of }: { of: readonly string[] }) {
  return of.map((piece, i) => {
    // Pieces never change places.
    const key = `${i}`;
    return (
      <Fragment key={key}>
        {i > 0 && ' '}
        {piece.includes(' ') ? <span className="unbroken">{piece}</span> : piece}
      </Fragment>
    );
  });
}
