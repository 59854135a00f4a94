import { Fragment } from 'react';
import { titleParts } from './title-parts.ts';
import './product-name.css';

/** A product's title: its name, and on a separate line its colour and size. Read aloud or copied, it is the unchanged title. */
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
    // The order of pieces never changes.
    const key = `${i}`;
    return (
      <Fragment key={key}>
        {i > 0 && ' '}
        {piece.includes(' ') ? <span className="unbroken">{piece}</span> : piece}
      </Fragment>
    );
  });
}
