import './empty-shelf.css';

/** Decorative empty shelf with dashed outlines of devices, for pages without content; hidden from screen readers. */
export function EmptyShelf() {
  return (
    <svg className="empty-shelf" viewBox="0 0 640 300" aria-hidden="true">
      <defs>
        <radialGradient id="shelf-light">
          <stop className="light" offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="320" cy="116" rx="300" ry="150" fill="url(#shelf-light)" />
      <rect className="outline" x="96" y="152" width="92" height="94" rx="10" />
      <rect className="outline" x="248" y="96" width="160" height="150" rx="12" />
      <circle className="outline" cx="510" cy="202" r="44" />
      <path className="edge" d="M0 246h640" />
      <rect className="placard-outline" x="104" y="262" width="76" height="18" rx="3" />
      <rect className="placard-outline" x="278" y="262" width="100" height="18" rx="3" />
      <rect className="placard-outline" x="472" y="262" width="76" height="18" rx="3" />
    </svg>
  );
}
