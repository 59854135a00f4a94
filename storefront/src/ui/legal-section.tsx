import type { LawSection } from '@vitrina/contract/catalogue';

/** One statement that the law requires: lines, rows of facts, a link. */
export function LegalSection({ section: { code, title, lines, rows, link, picture } }: { section: LawSection }) {
  return (
    <div data-law={code}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rows.length > 0 && (
        <dl className="product-codes">
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && picture && (
        <a href={link.url}>
          <img src={picture} alt={`${title}. ${link.title}`} loading="lazy" />
        </a>
      )}
      {link && !picture && (
        <p>
          <a className="link" href={link.url}>
            {link.title}
          </a>
        </p>
      )}
    </div>
  );
}
