import { texts } from '../../../texts/en/run.ts'
import type { StepResult } from '../types.ts'
import { Sign } from '../verdict.tsx'

const say = texts.report

/** What was checked, each with what was expected and, where that was not so, what was seen. */
export function Checks({ of }: { of: StepResult['assertions'] }) {
  if (of.length === 0) return null
  return (
    <ul class="checks">
      {of.map(({ kind, expected, actual, passed }, at) => (
        <li key={at} class={passed ? 'passed' : 'failed'}>
          <Sign of={passed ? 'passed' : 'failed'} />
          <span>
            <span class="check-kind">{say.expected}:</span> <span dir="auto">{expected || kind}</span>
            {!passed && (
              <span class="check-seen">
                <span class="check-kind">{say.seen}:</span> <span dir="auto">{actual}</span>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
