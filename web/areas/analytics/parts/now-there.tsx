import { call } from '../../../client/call.ts'
import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { useEvery } from './every.ts'
import { useKeptRead } from './kept-read.ts'

const everyMs = 30_000

/** Who is there now. What cannot be read is not said: it is asked again soon. */
export function NowThere({ websiteId, turn }: { websiteId: string; turn: number }) {
  const { reading, again } = useKeptRead(
    () => call('GET /api/websites/{websiteId}/active', { websiteId }),
    [turn],
  )
  useEvery(everyMs, again)
  const now = reading.value
  if (now.state !== 'ready') return null
  const { visitors } = now.value
  return <span class={`tag ${visitors > 0 ? 'running' : ''}`}>{texts.active(visitors)}</span>
}
