import { useSignal } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { download } from '../../../parts/exchange/download.ts'
import { ExportFormats, chosenFormat, useExportChoice } from '../../../parts/exchange/export-choice.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { Failed } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/exchange.ts'
import { exports as say } from '../../../texts/en/quality-cases.ts'
import type { DialogProps } from './dialogs.tsx'
import '../../../parts/exchange/exchange.css'

/** Cases of the project as a file. */
export function Dialog({ isOpen, close, project, cases, isChosen }: DialogProps) {
  const choice = useExportChoice()
  const error = useSignal<unknown>(null)
  async function save() {
    error.value = null
    const { body, fallback } = chosenFormat(choice)
    const asked = { testCases: cases, ...body, projectName: project.name }
    try {
      toast(texts.saved(await download('/api/qa/test-cases/export', asked, { fallback })))
      close()
    } catch (caught) {
      error.value = caught
    }
  }
  return (
    <Modal title={texts.exportTitle} isOpen={isOpen} close={close}>
      <ExportFormats choice={choice} />
      <p class="hint">{isChosen ? say.chosen(cases.length) : say.all(cases.length)}</p>
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
