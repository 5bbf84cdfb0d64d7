import { useId } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { useEvery } from '../parts/every.ts'
import { useKeptRead } from '../parts/kept-read.ts'
import { rangeIds } from '../parts/range.ts'
import type { Shown } from './shown.ts'

interface HeadProps {
  shown: Shown
  choose: (range: string) => void
  update: () => Promise<void>
}

/** The name of the website, who is there now, and which time is shown. */
export function Head({ shown: { website, id, turn }, choose, update }: HeadProps) {
  const select = useId()
  return (
    <div class="head">
      <div class="title">
        <h1 dir="auto">{website.name}</h1>
        <p class="muted dashboard-facts">
          {website.domain && <bdi>{website.domain}</bdi>}
          <Active websiteId={website.id} turn={turn} />
          <span>{texts.inZone(website.timezone)}</span>
        </p>
      </div>
      <div class="dashboard-range">
        <label class="visually-hidden" for={select}>
          {texts.range}
        </label>
        <select id={select} value={id} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {rangeIds.map((one) => (
            <option key={one} value={one}>
              {texts.ranges[one]}
            </option>
          ))}
        </select>
        <Button act={update} busy={texts.updating}>
          {texts.update}
        </Button>
      </div>
    </div>
  )
}

const everyMs = 30_000

/** Who is there now. What cannot be read is not said: it is asked again soon. */
function Active({ websiteId, turn }: { websiteId: string; turn: number }) {
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
