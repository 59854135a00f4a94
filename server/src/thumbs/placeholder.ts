/** Picture shown for one that is missing or broken: a frame with a hill and a sun in it, struck out. */
export const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 100" role="img" fill="none" stroke="#8a9396" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<rect x="22" y="20" width="76" height="60" rx="6"/>
<circle cx="44" cy="40" r="7"/>
<path d="M24 74l22-20 14 12 16-18 20 22"/>
<path d="M16 88L104 12"/>
</svg>`;
