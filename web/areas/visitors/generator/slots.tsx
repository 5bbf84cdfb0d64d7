import type { ComponentType } from 'preact'
import { lazyPart } from '../../../parts/lazy-part.tsx'

/** Panels that are loaded when they are looked at. Each is the `Slot` of `generator/<name>/slot.tsx`. */
const modules = import.meta.glob<ComponentType>('./*/slot.tsx', { import: 'Slot' })

export type SlotName = 'coverage' | 'page' | 'conversation' | 'exchange' | 'sessions'

/** The panel of that name; null while nobody has made it. */
export function slot(name: SlotName): ComponentType | null {
  const load = modules[`./${name}/slot.tsx`]
  return load ? lazyPart(load) : null
}
