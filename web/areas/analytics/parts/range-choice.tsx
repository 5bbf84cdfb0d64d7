import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { type RangeId, rangeIds } from './range.ts'

interface RangeChoiceProps {
  id: RangeId
  choose: (range: string) => void
  update?: () => Promise<void>
}

/** Which time is shown, and a way to read it anew. */
export function RangeChoice({ id, choose, update }: RangeChoiceProps) {
  const select = useId()
  return (
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
      {update && (
        <Button act={update} busy={texts.updating}>
          {texts.update}
        </Button>
      )}
    </div>
  )
}
