import sprite from './icons.svg?url';

interface IconProps {
  className?: string;
  'aria-hidden'?: 'true' | true;
}

/**
 * Icons reference one cached file, so that the HTML of a list with 24 products does not repeat the paths 80 times. After adding one here: `node
 * storefront/src/ui/make-icons.mjs`.
 */
const icon =
  (id: string) =>
  ({ className = 'icon' }: IconProps) => (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );

export const ArrowLeft = icon('arrow-left');
export const ArrowRight = icon('arrow-right');
export const Banknote = icon('banknote');
export const Boxes = icon('boxes');
export const Check = icon('check');
export const ChevronRight = icon('chevron-right');
export const CircleAlert = icon('circle-alert');
export const CreditCard = icon('credit-card');
export const Eye = icon('eye');
export const Globe = icon('globe');
export const Heart = icon('heart');
export const History = icon('history');
export const IdCard = icon('id-card');
export const Info = icon('info');
export const Landmark = icon('landmark');
export const Mail = icon('mail');
export const Maximize2 = icon('maximize-2');
export const Menu = icon('menu');
export const Minus = icon('minus');
export const Package = icon('package');
export const Phone = icon('phone');
export const Plus = icon('plus');
export const QrCode = icon('qr-code');
export const Scale = icon('scale');
export const Search = icon('search');
export const ShieldCheck = icon('shield-check');
export const ShoppingBag = icon('shopping-bag');
export const SlidersHorizontal = icon('sliders-horizontal');
export const Smartphone = icon('smartphone');
export const Star = icon('star');
export const Clock = icon('clock');
export const MapPin = icon('map-pin');
export const Store = icon('store');
export const Trash2 = icon('trash-2');
export const TriangleAlert = icon('triangle-alert');
export const Truck = icon('truck');
export const Undo2 = icon('undo-2');
export const User = icon('user');
export const X = icon('x');
export const Zap = icon('zap');
