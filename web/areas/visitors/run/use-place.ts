import { useHash } from '../../../parts/use-hash.ts'
import { type Place, placeOf } from './address.ts'

/** What the address says now. */
export const usePlace = (): Place => placeOf(useHash())

export function go(hash: string): void {
  location.hash = hash
  scrollTo(0, 0)
}

/** Says in the address what is looked at, so that its link leads there, without a step in the history for each look. */
export function note(hash: string): void {
  if (location.hash !== hash) history.replaceState(history.state, '', hash)
}
