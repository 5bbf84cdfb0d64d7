import { BrokenMarks, parseMarked } from './inline.ts'
import type { Marks } from './tags.ts'

/** How a person reads a sentence: a whole line, its marks inline and its kinds. It holds for every equal sentence. */
export interface Correction {
  sentence: string
  marked: string
  kinds: string[]
}

/** The marks of corrections, by their sentences; the last of equal ones. Each is certain. What this version cannot read any more is left out. */
export function correctedMarks(corrections: readonly Correction[]): Map<string, Marks> {
  return new Map(
    corrections.flatMap((correction) => {
      const marks = marksOf(correction)
      return marks ? [[correction.sentence, marks] as const] : []
    }),
  )
}

function marksOf({ sentence, marked, kinds }: Correction): Marks | undefined {
  try {
    return { ...parseMarked(marked, sentence), kinds: kinds.map((kind) => ({ kind, confidence: 1 })) }
  } catch (error) {
    if (error instanceof BrokenMarks) return undefined
    throw error
  }
}
