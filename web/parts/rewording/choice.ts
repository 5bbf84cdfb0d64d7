import { toggled } from '../toggled.ts'
import type { Rewording } from './types.ts'

/** Keys of rewordings whose initial choice somebody reversed. */
export type Turned = ReadonlySet<string>

const keyOf = ({ id, stepNumber }: Pick<Rewording, 'id' | 'stepNumber'>): string =>
  JSON.stringify([id, stepNumber])

/** Initially chosen are rewordings that a second reader confirmed and that raise no doubt. */
export const isChosen = (rewording: Rewording, turned: Turned): boolean =>
  (rewording.meaning === 'holds' && rewording.doubt === undefined) !== turned.has(keyOf(rewording))

export const withTurned = (turned: Turned, rewording: Pick<Rewording, 'id' | 'stepNumber'>): Turned =>
  toggled(turned, keyOf(rewording))
