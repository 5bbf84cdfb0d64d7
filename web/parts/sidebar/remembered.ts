import { signal } from '@preact/signals'
import { keep, kept } from '../../client/kept.ts'
import { type Folding, foldingOf } from './folding.ts'

const place = 'tracewright.sidebar'

export const folding = signal(foldingOf(kept(place)))

/** Keeps it on this device; without storage it holds until the next page is loaded. */
export function remember(next: Folding): void {
  folding.value = next
  keep(place, JSON.stringify(next))
}
