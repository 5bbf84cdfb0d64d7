import type { Heard } from '../../requirement-extraction/hear.ts'
import { readHeard, type ReadHeard } from '../../requirement-extraction/read.ts'
import type { RequirementModel } from '../../requirement-model/index.ts'
import { blanked } from '../../requirement-reading/blanked.ts'
import { readOnce } from './read-once.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { PreparedText } from './prepare-text.ts'
import type { Requirement } from './schema.ts'

export interface TextReading {
  sentences: Sentence[]
  model: RequirementModel
  readBy: (number: number) => NonNullable<Requirement['readBy']>
  twoReadings: ReadonlySet<number>
  /** Rules and flows that a language model has read. */
  byModel: ReadonlySet<string>
  /** Sentences in other languages of which nobody said anything. */
  left: ReadonlySet<number>
}

/** What the prose of a text says: by the grammar, or by that and what a language model has said of it. */
export function readingOf(prepared: PreparedText, heard: Heard | undefined): TextReading {
  if (heard) {
    const foreign = foreignIn(prepared)
    return byModel(readHeard(shownToModel(prepared), heard, foreign), foreign)
  }
  const { prose, gone } = prepared
  const { sentences, model } = readOnce(gone.length === 0 ? prose : blanked(prose, gone))
  return {
    sentences,
    model,
    readBy: () => 'engine',
    twoReadings: new Set(),
    byModel: new Set(),
    left: new Set(),
  }
}

/** A model reads other languages, too; everything else that nobody can read it does not get to see either. */
export function shownToModel(prepared: PreparedText): string {
  const foreign = foreignIn(prepared)
  return blanked(
    prepared.prose,
    prepared.gone.filter(({ start }) => !foreign.has(start)),
  )
}

/** Where sentences in other languages begin. */
export const foreignIn = ({ gone, unread, told }: PreparedText): Set<number> =>
  new Set(
    gone.flatMap(({ number, start }) =>
      unread.get(number) === 'language' && !told.has(number) ? [start] : [],
    ),
  )

/** Whether a sentence can demand something at all. */
export const isStatement = ({ is }: Sentence): boolean => is === 'sentence' || is === 'item' || is === 'row'

function byModel({ sentences, model, ...read }: ReadHeard, foreign: ReadonlySet<number>): TextReading {
  const silent = new Set(model.accounts.flatMap(({ sentence, is }) => (is === 'not-read' ? [sentence] : [])))
  const left = sentences.filter(
    (one) => foreign.has(one.start) && one.is !== 'header' && silent.has(one.number),
  )
  return {
    sentences,
    model,
    readBy: (number) =>
      read.readBy.sentences[number] ?? (foreign.has(sentences[number]?.start ?? -1) ? 'model' : 'engine'),
    twoReadings: new Set(read.twoReadings),
    byModel: new Set(
      Object.entries(read.readBy.elements).flatMap(([id, reader]) => (reader === 'model' ? [id] : [])),
    ),
    left: new Set(left.map(({ number }) => number)),
  }
}
