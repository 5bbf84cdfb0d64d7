import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { messageOf } from '../../../client/refusal.ts'
import type { Project } from '../../../parts/project-page.tsx'
import { useRead } from '../../../parts/read.ts'
import { toast } from '../../../parts/toasts.tsx'
import { RunDialog } from '../../../parts/run/start/run-dialog.tsx'

interface AgainDialogProps {
  project: Project
  testCaseIds: readonly string[]
  close: () => void
}

/** Sets a run of the same cases up anew. */
export function AgainDialog({ project, testCaseIds, close }: AgainDialogProps) {
  const now = useRead(
    () =>
      Promise.all(
        testCaseIds.map((testCaseId) => call('GET /api/qa/test-cases/{testCaseId}', { testCaseId })),
      ),
    [testCaseIds],
  ).reading.value
  useEffect(() => {
    if (now.state !== 'failed') return
    toast(messageOf(now.error), { kind: 'fault' })
    close()
  }, [now.state])
  if (now.state !== 'ready') return null
  return <RunDialog isOpen close={close} project={project} cases={now.value} />
}
