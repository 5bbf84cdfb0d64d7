import { z } from 'zod'
import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import { BrokenMarks, parseMarked, writeMarks } from '../../../shared/domain/marking/inline.ts'
import { kindTags } from '../../../shared/domain/marking/tags.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import type { ReadSentence } from '../../../shared/domain/test-generation/tiers/text-reading.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'

/** A sentence that is read has at most 2,000 characters. */
const longestMarked = 20_000

/** Sentences of a reading, corrected. */
export const correctedSentences = once(() =>
  z
    .array(
      z
        .object({
          id: z.string().max(100),
          marked: z
            .string()
            .max(longestMarked)
            .nullable()
            .optional()
            .describe('Without its marks it has to be the sentence; null withdraws the correction'),
          kinds: z.array(z.enum(kindTags)).max(kindTags.length).optional().describe('What it demands'),
        })
        .meta({ id: 'CorrectedSentence' }),
    )
    .min(1, 'There is nothing to correct')
    .max(2000),
)
export type CorrectedSentence = z.infer<ReturnType<typeof correctedSentences>>[number]

/** What a new design changed in cases, by their ids. */
export const caseChanges = () => ({
  added: z.array(z.string()).describe('Ids of cases that came'),
  updated: z.array(z.string()).describe('Ids of cases whose steps are others now'),
  removed: z.array(z.string()).describe('Ids of cases that went'),
})

/** What a person changed: sentences to be read in another way, and those whose correction is withdrawn. */
export interface Corrected {
  corrections: Correction[]
  withdrawn: string[]
}

/** What differs from how the sentences are read. Refuses what is no sentence of them, and marks that are broken or change the text, each with the id of its sentence. */
export function correctedIn(
  given: readonly CorrectedSentence[],
  sentences: readonly ReadSentence[],
): Corrected {
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]))
  const details: { path: string; message: string }[] = []
  const corrections = new Map<string, Correction>()
  const withdrawn = new Set<string>()
  for (const [at, { id, marked, kinds }] of given.entries()) {
    const refuse = (field: string, message: string) =>
      details.push({ path: `sentences.${at}.${field}`, message: `${id}: ${message}` })
    const own = byId.get(id)
    if (!own) refuse('id', 'The text has no such sentence; read it again')
    else if (marked === null) withdrawn.add(own.text)
    else {
      try {
        const correction = correctionOf(own, { marked, kinds })
        if (correction) corrections.set(own.text, correction)
      } catch (error) {
        if (!(error instanceof BrokenMarks)) throw error
        refuse('marked', `${error.message}, at ${error.at}`)
      }
    }
  }
  if (details.length > 0) throw validationFailed({ details: details.slice(0, 100) })
  return { corrections: [...corrections.values()], withdrawn: [...withdrawn] }
}

/** A whole line, also where a part of it stays as it was: whoever sent it has looked at it. Undefined where nothing differs. */
function correctionOf(
  { text, ...read }: ReadSentence,
  { marked = read.marked, kinds = read.kinds as string[] }: Partial<Pick<Correction, 'marked' | 'kinds'>>,
): Correction | undefined {
  const marks = parseMarked(marked, text)
  const line = writeMarks(text, { ...marks, kinds: [] })
  const isDemand = marks.segments.some(({ tag }) => tag !== 'ctx')
  // What demands nothing has no kind.
  const own = isDemand ? [...new Set(kinds)] : []
  const isSame = line === read.marked && own.join() === read.kinds.join()
  return isSame ? undefined : { sentence: text, marked: line, kinds: own }
}

/** Corrections after a change, the newest last. */
export function withCorrected(
  before: readonly Correction[],
  { corrections, withdrawn }: Corrected,
): Correction[] {
  const gone = new Set([...withdrawn, ...corrections.map(({ sentence }) => sentence)])
  return [...before.filter(({ sentence }) => !gone.has(sentence)), ...corrections]
}
