import type { OpenModal } from './modal-store.ts';

export interface ModalProps {
  modal: OpenModal;
}
