import { useSignal } from '@preact/signals'
import { Button } from '../../../../parts/button.tsx'
import { download } from '../../../../parts/exchange/download.ts'
import { ExportFormats, chosenFormat, useExportChoice } from '../../../../parts/exchange/export-choice.tsx'
import { Modal } from '../../../../parts/modal.tsx'
import { Failed } from '../../../../parts/states.tsx'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/exchange.ts'
import { session } from '../store.ts'
import type { DialogProps } from './dialogs.ts'
import { WhichCases, chosenCases } from './which-cases.tsx'

/** The cases as a file, as they stand on the page: edits that are not saved yet go with them. */
export function Dialog({ isOpen, close }: DialogProps) {
  const choice = useExportChoice()
  const isTickedOnly = useSignal(true)
  const error = useSignal<unknown>(null)
  async function save() {
    error.value = null
    const projectName = session.peek()?.title.slice(0, 200)
    const { body, fallback } = chosenFormat(choice)
    const testCases = chosenCases(isTickedOnly.peek())
    const asked = { testCases, ...body, ...(projectName && { projectName }) }
    try {
      toast(texts.saved(await download('/api/public/test-cases/export', asked, { fallback })))
      close()
    } catch (caught) {
      error.value = caught
    }
  }
  return (
    <Modal title={texts.exportTitle} isOpen={isOpen} close={close}>
      <ExportFormats choice={choice} />
      <WhichCases isTickedOnly={isTickedOnly} />
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
