import { type ComponentType, lazy, Suspense } from 'react';
import { type ImplementedModal, isImplemented } from './modal-names.ts';
import type { ModalProps } from './modal-props.ts';
import { useModal } from './modal-store.ts';

/** Modals of other features, passed by the layout. */
export type MoreModals = Record<'compare' | 'newsletter', ComponentType<ModalProps>>;

const QuickView = lazy(() => import('./quick-view.tsx').then((file) => ({ default: file.QuickView })));
const EnergyLabelModal = lazy(() => import('./energy-label-modal.tsx').then((file) => ({ default: file.EnergyLabelModal })));
const GalleryModal = lazy(() => import('./gallery-modal.tsx').then((file) => ({ default: file.GalleryModal })));

const MODALS: Record<Exclude<ImplementedModal, keyof MoreModals>, ComponentType<ModalProps>> = {
  quick: QuickView,
  energy: EnergyLabelModal,
  gallery: GalleryModal,
};

/** Renders the open modal; each kind is loaded on first use. */
export function ModalHost({ more }: { more: MoreModals }) {
  const modal = useModal();
  if (!modal || !isImplemented(modal.name)) return null;
  const Modal = { ...MODALS, ...more }[modal.name];
  return (
    <Suspense fallback={null}>
      <Modal key={modal.url} modal={modal} />
    </Suspense>
  );
}
