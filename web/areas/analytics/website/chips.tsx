import { Button } from '../../../parts/button.tsx'
import { texts } from '../../../texts/en/analytics-dashboard.ts'
import type { FilterName } from './dimensions.ts'
import { type Filters, chipsOf } from './filters.ts'
import { shownValue } from './shown-value.ts'

/** What everything is filtered by, each to be taken away. */
export function Chips({ filters, remove }: { filters: Filters; remove: (names: FilterName[]) => void }) {
  const chips = chipsOf(filters)
  if (chips.length === 0) return null
  return (
    <ul class="actions chips" aria-label={texts.filters}>
      {chips.map(({ name, value, isBeginning }) => {
        const said = texts.chip({ name, value: shownValue(name, value), isBeginning })
        return (
          <li key={name}>
            <Button small act={() => remove([name])} label={texts.remove(said)}>
              <bdi class="chip-text">{said}</bdi>
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        )
      })}
      {chips.length > 1 && (
        <li>
          <Button small kind="quiet" act={() => remove(chips.map(({ name }) => name))}>
            {texts.removeAll}
          </Button>
        </li>
      )}
    </ul>
  )
}
