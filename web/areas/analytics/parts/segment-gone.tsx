import { Refusal } from '../../../client/refusal.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/analytics-parts.ts'
import type { Asked } from './use-asked.ts'

/** Whether figures were refused because the segment that the address names is none, or is one no more. */
export const isOfNoSegment = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'segments.not_found' || error.details.some(({ path }) => path === 'segment'))

/** Stands where figures would, and says it once for all of them. */
export const SegmentGone = ({ ask }: Pick<Asked, 'ask'>) => (
  <Empty>
    <p role="alert">{texts.segmentGone}</p>
    <Button act={() => ask({ segment: '' })}>{texts.showEverybody}</Button>
  </Empty>
)
