import sprite from './icons.svg?url';

interface IconProps {
  className?: string;
  'aria-hidden'?: 'true' | true;
}

/**
 * Icons are drawn from one file that the browser keeps, so that a list of 24 products does not carry the same paths 80 times
 * in its HTML. After adding one here: `node storefront/src/ui/make-icons.mjs`.
 */
function Icon({ id, className = 'icon' }: IconProps & { id: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}

export const ArrowLeft = (props: IconProps) => <Icon id="arrow-left" {...props} />;
export const ArrowRight = (props: IconProps) => <Icon id="arrow-right" {...props} />;
export const Banknote = (props: IconProps) => <Icon id="banknote" {...props} />;
export const Boxes = (props: IconProps) => <Icon id="boxes" {...props} />;
export const Check = (props: IconProps) => <Icon id="check" {...props} />;
export const ChevronRight = (props: IconProps) => <Icon id="chevron-right" {...props} />;
export const CircleAlert = (props: IconProps) => <Icon id="circle-alert" {...props} />;
export const CreditCard = (props: IconProps) => <Icon id="credit-card" {...props} />;
export const Eye = (props: IconProps) => <Icon id="eye" {...props} />;
export const Globe = (props: IconProps) => <Icon id="globe" {...props} />;
export const Heart = (props: IconProps) => <Icon id="heart" {...props} />;
export const History = (props: IconProps) => <Icon id="history" {...props} />;
export const IdCard = (props: IconProps) => <Icon id="id-card" {...props} />;
export const Info = (props: IconProps) => <Icon id="info" {...props} />;
export const Landmark = (props: IconProps) => <Icon id="landmark" {...props} />;
export const Leaf = (props: IconProps) => <Icon id="leaf" {...props} />;
export const Mail = (props: IconProps) => <Icon id="mail" {...props} />;
export const Maximize2 = (props: IconProps) => <Icon id="maximize-2" {...props} />;
export const Menu = (props: IconProps) => <Icon id="menu" {...props} />;
export const Minus = (props: IconProps) => <Icon id="minus" {...props} />;
export const Package = (props: IconProps) => <Icon id="package" {...props} />;
export const Phone = (props: IconProps) => <Icon id="phone" {...props} />;
export const Plus = (props: IconProps) => <Icon id="plus" {...props} />;
export const Scale = (props: IconProps) => <Icon id="scale" {...props} />;
export const Search = (props: IconProps) => <Icon id="search" {...props} />;
export const ShieldCheck = (props: IconProps) => <Icon id="shield-check" {...props} />;
export const ShoppingBag = (props: IconProps) => <Icon id="shopping-bag" {...props} />;
export const SlidersHorizontal = (props: IconProps) => <Icon id="sliders-horizontal" {...props} />;
export const Smartphone = (props: IconProps) => <Icon id="smartphone" {...props} />;
export const Star = (props: IconProps) => <Icon id="star" {...props} />;
export const Store = (props: IconProps) => <Icon id="store" {...props} />;
export const Trash2 = (props: IconProps) => <Icon id="trash-2" {...props} />;
export const TriangleAlert = (props: IconProps) => <Icon id="triangle-alert" {...props} />;
export const Truck = (props: IconProps) => <Icon id="truck" {...props} />;
export const Undo2 = (props: IconProps) => <Icon id="undo-2" {...props} />;
export const User = (props: IconProps) => <Icon id="user" {...props} />;
export const X = (props: IconProps) => <Icon id="x" {...props} />;
