import { Given } from '../../given.tsx'
import type { Execution } from '../types.ts'
import { Verdict } from '../verdict.tsx'
import { useActs } from '../acts.ts'
import { notReached } from './look.ts'

/** The cases to which a run did not come before it ended. */
export function NotReached({ execution }: { execution: Execution }) {
  const { nameOf } = useActs()
  return (
    <>
      {notReached(execution).map(({ testCaseId, title }) => (
        <div key={testCaseId} class="case-report not-reached">
          <p class="case-name">
            <span class="case-id">{nameOf(testCaseId)}</span> <Given>{title}</Given>
          </p>
          <Verdict of="skipped" />
        </div>
      ))}
    </>
  )
}
