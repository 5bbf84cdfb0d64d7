import type { RequirementModel } from '../requirement-model/index.ts'
import { checked } from '../requirement-reading/resolve/checked.ts'
import { readRequirements, type ReadRequirements } from '../requirement-reading/read.ts'
import type { Dropped } from './answer.ts'
import { assemble } from './assemble/assemble.ts'
import { askAll, type Asking } from './ask.ts'
import { accountsOf } from './accounts.ts'
import { merged, type Reader } from './compare/merge.ts'
import { partsOf } from './prompt/parts.ts'
import { sharedNames } from './prompt/shared-names.ts'
import { Document } from './verify/evidence.ts'
import { together } from './verify/taken.ts'

export interface ReadByModel extends ReadRequirements {
  /** Which reader read a sentence, and a rule or flow by its id. */
  readBy: { sentences: (Reader | undefined)[]; elements: Record<string, Reader> }
  /** Sentences that the two readers read differently. */
  twoReadings: number[]
  dropped: Dropped[]
  /** Parts of the text, those that a model answered for, and the questions that were put. */
  asked: { parts: number; answered: number; questions: number }
}

/** A text of more parts than that is read by the grammar from there on: nobody waits for so many answers. */
const mostParts = 60

/**
 * What a text demands, read by a language model and by the grammar. Nothing of an answer is believed: what does not stand in the text is
 * dropped with the reason. Without an answer it is the grammar's reading. Never throws for what a model answers.
 */
export async function readByModel(text: string, asking: Asking): Promise<ReadByModel> {
  const engine = readRequirements(text)
  const { sentences } = engine
  const parts = partsOf(sentences)
  const shared = { names: parts.length > 1 ? sharedNames(sentences) : [] }
  const results = await askAll(parts.slice(0, mostParts), {
    document: new Document(sentences),
    shared,
    asking,
  })
  const taken = together(results.map((one) => one.taken))
  const { model: own, samples, dropped } = assemble(taken, sentences)
  const accounts = accountsOf(sentences, taken, {
    engine: engine.model.accounts,
    spoken: new Set([...own.rules, ...own.flows].flatMap(({ from }) => from.map(({ sentence }) => sentence))),
  })
  const before: RequirementModel = checked({ ...own, accounts }, samples)
  const { model, readBy, twoReadings } = merged(before, engine.model, taken)
  return {
    ...engine,
    model: checked(model, []),
    readBy,
    twoReadings,
    dropped: [...results.flatMap((one) => one.dropped), ...dropped],
    asked: {
      parts: parts.length,
      answered: results.filter(({ answered }) => answered).length,
      questions: results.reduce((sum, { questions }) => sum + questions, 0),
    },
  }
}
