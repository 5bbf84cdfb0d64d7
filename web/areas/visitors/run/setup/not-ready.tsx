import type { Signal } from '@preact/signals'
import { texts } from '../../../../texts/en/rewording.ts'
import { rewordingHash } from '../../generator/rewording/address.ts'
import { idsToReword } from '../../../../parts/rewording/to-reword.ts'
import type { Cases } from '../../generator/session.ts'

interface NotReadyProps {
  sessionId: string
  cases: Cases
  chosen: Signal<ReadonlySet<string>>
}

/** How many of the chosen cases a run does not read, and a link that makes them runnable. */
export function NotReady({ sessionId, cases, chosen }: NotReadyProps) {
  const ids = idsToReword(cases.filter(({ id }) => chosen.value.has(id)))
  if (ids.length === 0) return null
  return (
    <p class="note">
      {texts.chosenNotReady(ids.length)}{' '}
      <a href={`/${rewordingHash(sessionId, ids)}`}>
        {ids.length === 1 ? texts.makeRunnable : texts.makeThem}
      </a>
    </p>
  )
}
