import { texts } from '../../texts/en/run.ts'
import { isGoing } from './is-going.ts'
import type { Execution } from './types.ts'
import { Sign, verdicts } from './verdict.tsx'

/** How many cases came to which verdict. */
export function Counts({ counts, status }: { counts: Execution['counts']; status: Execution['status'] }) {
  if (isGoing(status)) return <span class="tag running">{texts.light.running}</span>
  return (
    <ul class="counts">
      {verdicts
        .filter((verdict) => counts[verdict] > 0)
        .map((verdict) => (
          <li key={verdict} class={verdict} title={texts.meaning[verdict]}>
            <Sign of={verdict} /> {texts.counted[verdict](counts[verdict])}
          </li>
        ))}
    </ul>
  )
}
