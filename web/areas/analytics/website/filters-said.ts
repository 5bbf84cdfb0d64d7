import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { filterNames } from './dimensions.ts'
import { partsOf } from './operators.ts'
import { shownValue } from './shown-value.ts'

/** Filters in words, each one on its own, also those that are made by machines alone. */
export const filtersSaid = (filters: Readonly<Record<string, string>>): string[] =>
  Object.entries(filters).map(([name, condition]) => {
    const [operator, value] = partsOf(condition)
    const dimension = filterNames.find((one) => one === name)
    return dimension === undefined
      ? texts.condition(name, operator, value)
      : texts.condition(texts.dimensions[dimension], operator, shownValue(dimension, value))
  })
