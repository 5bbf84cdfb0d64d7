import { ImportDialog } from '../../../parts/exchange/import-dialog.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { imports as texts } from '../../../texts/en/quality-cases.ts'
import type { DialogProps } from './dialogs.tsx'
import '../../../parts/exchange/exchange.css'

/** Cases of a file, stored in the project. */
export const Dialog = ({ isOpen, close, project: { projectId }, renew }: DialogProps) => (
  <ImportDialog
    isOpen={isOpen}
    close={close}
    address={() => `/api/qa/test-cases/import?projectId=${encodeURIComponent(projectId)}`}
    added={async ({ testCases }) => {
      toast(texts.added(testCases.length))
      await renew()
    }}
  />
)
