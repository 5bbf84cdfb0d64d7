import { useHash } from '../../../parts/use-hash.ts'
import { type Place, placeOf } from './address.ts'

/** What the address says now. */
export const usePlace = (): Place => placeOf(useHash())

export function go(hash: string): void {
  location.hash = hash
  scrollTo(0, 0)
}
