import { Given } from '../../../../parts/given.tsx'
import type { Execution } from '../types.ts'
import { Verdict } from '../verdict.tsx'
import { notReached } from './look.ts'

/** The cases to which a run did not come before it ended. */
export const NotReached = ({ execution }: { execution: Execution }) => (
  <>
    {notReached(execution).map(({ testCaseId, title }) => (
      <div key={testCaseId} class="case-report not-reached">
        <p class="case-name">
          <span class="case-id">{testCaseId}</span> <Given>{title}</Given>
        </p>
        <Verdict of="skipped" />
      </div>
    ))}
  </>
)
