import type { Rewording } from './types.ts'

/** Rewordings of which somebody chose the other than is chosen at first. */
export type Turned = ReadonlySet<string>

const keyOf = ({ id, stepNumber }: Pick<Rewording, 'id' | 'stepNumber'>): string =>
  JSON.stringify([id, stepNumber])

/** Chosen at first is what a second reader found to mean the same, and about which there is no doubt. */
export const isChosen = (rewording: Rewording, turned: Turned): boolean =>
  (rewording.meaning === 'holds' && rewording.doubt === undefined) !== turned.has(keyOf(rewording))

export function withTurned(turned: Turned, rewording: Pick<Rewording, 'id' | 'stepNumber'>): Turned {
  const next = new Set(turned)
  const key = keyOf(rewording)
  if (!next.delete(key)) next.add(key)
  return next
}
