import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { NowThere } from '../parts/now-there.tsx'
import { RangeChoice } from '../parts/range-choice.tsx'
import type { Shown } from './shown.ts'

interface HeadProps {
  shown: Shown
  choose: (range: string) => void
  update: () => Promise<void>
}

/** The name of the website, who is there now, and which time is shown. */
export const Head = ({
  shown: {
    asked: { website, id },
    turn,
  },
  choose,
  update,
}: HeadProps) => (
  <div class="head">
    <div class="title">
      <h1 dir="auto">{website.name}</h1>
      <p class="muted dashboard-facts">
        {website.domain && <bdi>{website.domain}</bdi>}
        <NowThere websiteId={website.id} turn={turn} />
        <span>{texts.inZone(website.timezone)}</span>
      </p>
    </div>
    <RangeChoice id={id} choose={choose} update={update} />
  </div>
)
