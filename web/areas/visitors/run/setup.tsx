import { texts } from '../../../texts/en/run.ts'
import type { Place } from './address.ts'
import { ByHand } from './setup/by-hand.tsx'
import { OfSession } from './setup/of-session.tsx'

/** What to run, where and how. */
export function Setup({ place: { sessionId, cases } }: { place: Place }) {
  return (
    <div class="narrow run">
      <h1>{texts.setup.title}</h1>
      <p class="lead">{texts.setup.lead}</p>
      {sessionId === undefined ? <ByHand /> : <OfSession sessionId={sessionId} preselected={cases} />}
    </div>
  )
}
