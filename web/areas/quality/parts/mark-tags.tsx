import { texts } from '../../../texts/en/quality-cases.ts'
import { words } from '../../../texts/en/quality.ts'
import type { Marks } from '../cases/marks.ts'

/** That the verdicts of a case come and go, or that it is older than what it tests. */
export function MarkTags({ marks: { flips, stale }, testCaseId }: { marks: Marks; testCaseId: string }) {
  const its = flips.get(testCaseId)
  return (
    <>
      {its !== undefined && (
        <span class="tag warn" title={texts.flakyHint(its)}>
          {words.flaky}
        </span>
      )}
      {stale.has(testCaseId) && (
        <span class="tag warn" title={texts.staleHint}>
          {words.stale}
        </span>
      )}
    </>
  )
}
