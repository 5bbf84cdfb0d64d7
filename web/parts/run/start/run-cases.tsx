import { useSignal } from '@preact/signals'
import { texts } from '../../../texts/en/run-start.ts'
import { Button } from '../../button.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import type { Project } from '../../project-page.tsx'
import { toast } from '../../toasts.tsx'
import type { StoredCase } from './stored-case.ts'

const RunDialog = lazyPart(() => import('./run-dialog.tsx').then(({ RunDialog: Dialog }) => Dialog))

interface RunCasesProps {
  project: Pick<Project, 'projectId' | 'organizationId'>
  /** Reads the cases when somebody wants to run them. */
  read: () => Promise<readonly StoredCase[]>
  sprintId?: string
  children: string
}

/** A button that sets up a run of cases which the page does not hold, or not all of them. */
export function RunCases({ project, read, sprintId, children }: RunCasesProps) {
  const cases = useSignal<readonly StoredCase[]>([])
  const isOpen = useSignal(false)
  async function open() {
    cases.value = await read()
    if (cases.value.length === 0) toast(texts.nothingToRun)
    else isOpen.value = true
  }
  return (
    <>
      <Button small act={open} busy={texts.readingCases}>
        {children}
      </Button>
      {cases.value.length > 0 && (
        <RunDialog
          isOpen={isOpen.value}
          close={() => (isOpen.value = false)}
          project={project}
          cases={cases.value}
          sprintId={sprintId}
        />
      )}
    </>
  )
}
