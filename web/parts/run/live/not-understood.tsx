import { texts } from '../../../texts/en/run.ts'
import { useActs } from '../acts.ts'
import type { Unreadable } from '../settings.ts'

const say = texts.live

/** What of the cases the run will not be able to do, told before it gets there. */
export function NotUnderstood({ parts }: { parts: readonly Unreadable[] }) {
  const { nameOf } = useActs()
  return (
    <details class="warning unreadable">
      <summary>{say.unreadable(parts.length)}</summary>
      <ul>
        {parts.map(({ testCaseId, stepNumber, part }) => (
          <li key={`${testCaseId} ${stepNumber ?? ''} ${part}`} dir="auto">
            <span class="case-id">{nameOf(testCaseId)}</span>{' '}
            {stepNumber !== undefined && texts.report.step(stepNumber)} “{part}”
          </li>
        ))}
      </ul>
      <p>{say.unreadableHint}</p>
    </details>
  )
}
