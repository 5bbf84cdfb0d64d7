import { type FilterName, filterNames } from './dimensions.ts'

/** By what a page is filtered, as the service reads it: `eq.` and a value. */
export type Filters = Partial<Record<FilterName, string>>

export interface Chip {
  name: FilterName
  value: string
  /** Whether only the beginning of a value is asked for. */
  isBeginning: boolean
}

const longest = 900

/** The filter for a value of a list. A comma would part `eq.` into several values, and what is too long is refused: their beginning is looked for. */
export const conditionOf = (value: string): string =>
  value.includes(',') || value.length > longest ? `s.${value.slice(0, longest)}` : `eq.${value}`

/** The filters that stand in the query of an address; what else stands there is none. */
export function filtersIn(query: Readonly<Record<string, string>>): Filters {
  const given = filterNames.flatMap((name) => {
    const text = query[name]
    return text ? [[name, text] as const] : []
  })
  return Object.fromEntries(given)
}

export const chipsOf = (filters: Filters): Chip[] =>
  filterNames.flatMap((name) => {
    const text = filters[name]
    return text === undefined ? [] : [chipOf(name, text)]
  })

function chipOf(name: FilterName, text: string): Chip {
  const isBeginning = text.startsWith('s.')
  return {
    name,
    value: isBeginning || text.startsWith('eq.') ? text.slice(text.indexOf('.') + 1) : text,
    isBeginning,
  }
}

/** What takes these filters out of an address. */
export const without = (names: readonly FilterName[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, '']))
