import type { FilterName } from '../website/dimensions.ts'
import type { Filters } from '../website/filters.ts'

/**
 * The filters of a segment for what is shown within another one, `held`, and by filters beside it. All of them hold there, and a segment has one of each name: `twice` are those that the
 * other segment has as well, with another condition. Of one segment can then not be made what is shown.
 */
export function keptFilters(held: Readonly<Record<string, string>>, beside: Filters) {
  const names = Object.keys(beside) as FilterName[]
  const twice = names.filter((name) => held[name] !== undefined && held[name] !== beside[name])
  return { filters: { ...held, ...beside }, twice }
}
