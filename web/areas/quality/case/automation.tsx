import { steps as texts } from '../../../texts/en/quality-case.ts'
import type { StoredCase } from '../parts/types.ts'

/** Whether a browser can play the case, and why not. */
export function Automation({ of: { automation }, isOutdated }: { of: StoredCase; isOutdated: boolean }) {
  if (!automation) return null
  const { ready, unchecked = [] } = automation
  if (ready && unchecked.length === 0) return <p class="note">{isOutdated ? texts.outdated : texts.ready}</p>
  if (ready)
    return (
      <div class="note">
        <p>{isOutdated ? texts.outdated : texts.partly}</p>
        <ul>
          {unchecked.map((part) => (
            <li key={part} dir="auto">
              {part}
            </li>
          ))}
        </ul>
      </div>
    )
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
