import { ExportDialog } from '../../../parts/exchange/export-dialog.tsx'
import { exports as say } from '../../../texts/en/quality-cases.ts'
import type { DialogProps } from './dialogs.tsx'
import '../../../parts/exchange/exchange.css'

/** Cases of the project as a file. */
export const Dialog = ({ isOpen, close, project, cases, isChosen }: DialogProps) => (
  <ExportDialog
    isOpen={isOpen}
    close={close}
    address="/api/qa/test-cases/export"
    asked={() => ({ testCases: cases, projectName: project.name })}
  >
    <p class="hint">{isChosen ? say.chosen(cases.length) : say.all(cases.length)}</p>
  </ExportDialog>
)
