import type { MailShop } from '../mail-shop.ts';

/** Colours of the shop as plain hex, the only notation that mail programs support; the classes let dark colours replace them. */
export const COLOUR = {
  ground: '#f5f7f7',
  paper: '#ffffff',
  line: '#d6dcdc',
  ink: '#111a1c',
  soft: '#3f4a4c',
  quiet: '#5b6668',
  key: '#fdcd1d',
} as const;

/** Colours of the shop's main button, or the defaults. */
export const brandOf = ({ brand }: Pick<MailShop, 'brand'>): NonNullable<MailShop['brand']> => brand ?? { action: COLOUR.key, actionText: COLOUR.ink };

export const FONT = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";

/** The only rules outside `style` attributes: dark colours and narrow screens. Mail programs that drop them show the light version. */
export const MAIL_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
@media (max-width: 620px) {
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-key, .m-key a { display: block !important; width: auto !important; text-align: center !important; }
  .m-keys { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  .m-ground { background-color: #0c1012 !important; }
  .m-paper { background-color: #14191b !important; border-color: #2f3739 !important; }
  .m-ink { color: #f0f4f5 !important; }
  .m-soft, .m-quiet { color: #b7bfc1 !important; }
  .m-line { border-color: #2f3739 !important; }
  .m-plain-key { border-color: #b7bfc1 !important; }
  .m-plain-key a { color: #f0f4f5 !important; }
}
`;
