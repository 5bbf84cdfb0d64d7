import { steps as texts } from '../../../texts/en/quality-case.ts'
import type { StoredCase } from '../parts/types.ts'

/** Whether a browser can play the case, and why not. */
export function Automation({ of: { automation }, isOutdated }: { of: StoredCase; isOutdated: boolean }) {
  if (!automation) return null
  if (automation.ready) return <p class="note">{isOutdated ? texts.outdated : texts.ready}</p>
  return (
    <div class="warning qa-automation">
      <p>
        <b>{texts.notReady}</b> {isOutdated && texts.outdated}
      </p>
      <ul>
        {automation.reasons.map((reason) => (
          <li key={reason} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
