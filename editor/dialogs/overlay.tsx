import type { ReactNode } from 'react';
import { X } from '../icons.ts';
import { Button, Dialog, Heading, Modal, ModalOverlay } from '../react-aria.ts';
import { words } from '../words.ts';

/** A dialog over everything, which Escape and a press beside it close. */
export function Overlay({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ReactNode;
}) {
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <div className="panel-head">
            <Heading slot="title">{title}</Heading>
            <Button className="icon-button" aria-label={words.close} onPress={close}>
              <X aria-hidden />
            </Button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
