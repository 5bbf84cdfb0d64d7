import { contentOf } from './content.ts'
import { figuresOf } from './figures.ts'
import { isPlain, namesStand } from './plain.ts'
import { hasRestrictions, keepsRestrictions } from './restrictions.ts'
import { quotedIn } from './substance.ts'

interface Taken {
  /** Bases that may stand anywhere. */
  free?: ReadonlySet<string>
  /** Words that say nothing, where those are others than everywhere. */
  idle?: ReadonlySet<string>
}

/**
 * Whether a text says nothing that its source does not: plain words, each of which stands there in some form or is `free`; figures that count the same, quoted texts to the letter, names, and denials
 * and limits of the same things. It may say less. In what order it says them is not looked at.
 */
export function addsNothing(said: string, source: string, { free, idle }: Taken = {}): boolean {
  if (!isPlain(said) || !namesStand(said, `${source} I`)) return false
  const quoted = quotedIn(source)
  if (quotedIn(said).some((one) => !quoted.includes(one))) return false
  const known = contentOf(source, idle)
  if ([...contentOf(said, idle)].some((word) => !known.has(word) && free?.has(word) !== true)) return false
  return isWithin(figuresOf(said, idle), figuresOf(source, idle)) && keepsRestrictions(said, source, idle)
}

/** How much of what a source speaks of has to be spoken of still. */
export const leastKept = 0.7

/** Whether a text leaves out nothing of its source that would be missed: figures, quoted texts, denials, limits, and no more than a few words. */
export function leavesNothingOut(said: string, source: string): boolean {
  const quoted = quotedIn(said)
  if (quotedIn(source).some((one) => !quoted.includes(one))) return false
  if (!isWithin(figuresOf(source), figuresOf(said)) || !hasRestrictions(said, source)) return false
  const [words, own] = [[...contentOf(source)], contentOf(said)]
  return words.filter((word) => own.has(word)).length >= words.length * leastKept
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one))
