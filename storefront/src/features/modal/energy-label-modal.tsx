import { useText } from '../../context/shop-context.tsx';
import { EnergyLabel } from '../../ui/energy-label.tsx';
import { Dialog } from './dialog.tsx';
import type { ModalProps } from './modal-props.ts';
import { useQuickProduct } from './use-quick-product.ts';

/** The enlarged energy label of a product (`mode=energy`). */
export function EnergyLabelModal({ modal }: ModalProps) {
  const text = useText();
  const product = useQuickProduct(modal.url);
  return (
    <Dialog title={text('product_energy_title')}>
      <p {...(product?.text_lang && { lang: product.text_lang })}>{product?.title}</p>
      {product?.energy ? <EnergyLabel energy={product.energy} /> : <p role="status">{text('product_loading')}</p>}
    </Dialog>
  );
}
