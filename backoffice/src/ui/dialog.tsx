import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import './dialog.css';

interface DialogProps {
  title: string;
  /** `undefined`: it stays until it is answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  isWide?: boolean;
}

/** A window above the page; Escape and a press beside it close it, unless it has to be answered. */
export function Dialog({ title, onClose, children, isWide = false }: DialogProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      className="dialog-back"
    >
      <Modal className={`dialog ${isWide ? 'wide' : ''}`}>
        <AriaDialog className="dialog-inner">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
