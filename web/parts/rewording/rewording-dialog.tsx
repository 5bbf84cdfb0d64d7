import type { ComponentChildren } from 'preact'
import { texts } from '../../texts/en/rewording.ts'
import { Modal } from '../modal.tsx'
import { Rewording } from './rewording.tsx'
import type { Rewordable } from './use-rewording.ts'

interface RewordingDialogProps extends Rewordable {
  isOpen: boolean
  close: () => void
  ways?: ComponentChildren
}

/** The dialog that makes cases runnable. Closing it stops the requests; the service stores its answers. */
export const RewordingDialog = ({ isOpen, close, ...rewordable }: RewordingDialogProps) => (
  <Modal title={texts.title} isOpen={isOpen} close={close} isWide>
    {isOpen && <Rewording close={close} {...rewordable} />}
  </Modal>
)
