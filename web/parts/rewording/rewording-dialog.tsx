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

/** Cases made runnable, over the page. Whoever closes it stops the asking; what was answered is given again the next time. */
export const RewordingDialog = ({ isOpen, close, ...asked }: RewordingDialogProps) => (
  <Modal title={texts.title} isOpen={isOpen} close={close} isWide>
    {isOpen && <Rewording close={close} {...asked} />}
  </Modal>
)
