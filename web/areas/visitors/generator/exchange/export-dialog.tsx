import { useSignal } from '@preact/signals'
import { ExportDialog } from '../../../../parts/exchange/export-dialog.tsx'
import { session } from '../store.ts'
import type { DialogProps } from './dialogs.ts'
import { WhichCases, chosenCases } from './which-cases.tsx'

/** The cases as a file, as they stand on the page: edits that are not saved yet go with them. */
export function Dialog({ isOpen, close }: DialogProps) {
  const isTickedOnly = useSignal(true)
  function asked() {
    const projectName = session.peek()?.title.slice(0, 200)
    return { testCases: chosenCases(isTickedOnly.peek()), ...(projectName && { projectName }) }
  }
  return (
    <ExportDialog isOpen={isOpen} close={close} address="/api/public/test-cases/export" asked={asked}>
      <WhichCases isTickedOnly={isTickedOnly} />
    </ExportDialog>
  )
}
