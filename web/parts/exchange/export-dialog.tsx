import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { texts } from '../../texts/en/exchange.ts'
import { Button } from '../button.tsx'
import { Modal } from '../modal.tsx'
import { Failed } from '../states.tsx'
import { toast } from '../toasts.tsx'
import { download } from './download.ts'
import { ExportFormats, chosenFormat, useExportChoice } from './export-choice.tsx'

interface ExportDialogProps {
  isOpen: boolean
  close: () => void
  /** The operation that makes the file, and what is sent to it beside the format. */
  address: string
  asked: () => object
  /** Which cases are meant. */
  children: ComponentChildren
}

/** Cases as a file. */
export function ExportDialog({ isOpen, close, address, asked, children }: ExportDialogProps) {
  const choice = useExportChoice()
  const error = useSignal<unknown>(null)
  async function save() {
    error.value = null
    const { body, fallback } = chosenFormat(choice)
    try {
      toast(texts.saved(await download(address, { ...asked(), ...body }, { fallback })))
      close()
    } catch (caught) {
      error.value = caught
    }
  }
  return (
    <Modal title={texts.exportTitle} isOpen={isOpen} close={close}>
      <ExportFormats choice={choice} />
      {children}
      {error.value !== null && <Failed error={error.value} />}
      <div class="actions">
        <Button kind="primary" act={save} busy={texts.making}>
          {texts.download}
        </Button>
        <Button act={close}>{texts.close}</Button>
      </div>
    </Modal>
  )
}
