import { useMemo } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { canBeReworded } from '../../../parts/rewording/to-reword.ts'
import { RewordingDialog } from '../../../parts/rewording/rewording-dialog.tsx'
import type { CaseToReword, RefusedRewording, Rewording } from '../../../parts/rewording/types.ts'
import { toast } from '../../../parts/toasts.tsx'
import { texts as writers } from '../../../texts/en/generator-writers.ts'
import { texts } from '../../../texts/en/rewording.ts'
import { parcelsOf } from './parcels.ts'
import type { DialogProps } from './dialogs.tsx'

/** The dialog that makes chosen cases runnable: accepted rewordings are stored at once, and each step keeps the words of its author. */
export function Dialog({ isOpen, close, project: { projectId }, cases, renew }: DialogProps) {
  // The dialog keeps its cases while the list behind it is read again.
  const casesToReword = useMemo(() => cases.filter(canBeReworded).map(caseOf), [isOpen])

  async function accept(rewordings: Rewording[]): Promise<readonly RefusedRewording[]> {
    const leftOut: RefusedRewording[] = []
    const applied: { id: string }[] = []
    try {
      for (const parcel of parcelsOf(rewordings)) {
        const answer = await call('POST /api/qa/test-cases/rewordings', { projectId, rewordings: parcel })
        leftOut.push(...answer.refused)
        applied.push(...answer.applied)
      }
    } finally {
      if (applied.length > 0) {
        toast(texts.accepted(applied))
        await renew()
      }
    }
    return leftOut
  }

  return (
    <RewordingDialog
      isOpen={isOpen}
      close={close}
      cases={casesToReword}
      ask={(testCaseIds, signal) =>
        call('POST /api/qa/test-cases/reword', { projectId, testCaseIds }, { signal })
      }
      accept={accept}
      ways={
        <p>
          {texts.waysHint} <a href="/docs/guides/assistants">{writers.assistantGuide}</a>
        </p>
      }
    />
  )
}

const caseOf = ({ id, number, title, steps }: DialogProps['cases'][number]): CaseToReword => ({
  id,
  label: `#${number}`,
  title,
  steps,
})
