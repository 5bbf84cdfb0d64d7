import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { type Filters, chipsOf } from './filters.ts'
import { shownValue } from './shown-value.ts'

/** Filters in words, each one on its own. Those that pages do not offer are told as the service reads them. */
export function filtersSaid(filters: Readonly<Record<string, string>>): string[] {
  const chips = chipsOf(filters as Filters)
  const others = Object.entries(filters).filter(([name]) => !chips.some((chip) => chip.name === name))
  return [
    ...chips.map(({ name, value, isBeginning }) =>
      texts.chip({ name, value: shownValue(name, value), isBeginning }),
    ),
    ...others.map(([name, text]) => `${name}: ${text}`),
  ]
}
