import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import './dialog.css';

interface DialogProps {
  title: string;
  /** `undefined`: it stays open until answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  isWide?: boolean;
}

/** Modal dialog; Escape and a press outside close it, unless it must be answered. */
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
