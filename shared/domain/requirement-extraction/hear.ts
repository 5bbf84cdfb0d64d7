import { sentencesOf } from '../requirement-reading/sentences/sentences-of.ts'
import { elementsOf, type Answer, type Dropped } from './answer-schema.ts'
import { askAll, type Asking } from './ask.ts'
import { partsOf } from './prompt/parts.ts'
import { sharedNames } from './prompt/shared-names.ts'
import { Document } from './verify/evidence.ts'

/** What holds of the answers about one part of a text. */
export interface HeardPart {
  answer: Answer
  /** Where the sentences begin that it names, by their numbers: the text may have grown since. */
  starts: Record<string, number>
  /** Where the sentences begin of which an element was not taken. */
  lost?: number[]
}

/** What a model said of a text and the text bears out. Plain data: with it the text is read again, and verified again, without a question. */
export interface Heard {
  parts: HeardPart[]
  /** Names of the whole document, which its parts may use. */
  names: string[]
}

export interface Hearing {
  heard: Heard
  dropped: Dropped[]
  /** Parts of the text, those that a model answered for, and the questions that were put. */
  asked: { parts: number; answered: number; questions: number }
}

/** A text of more parts than that is read by the grammar from there on: nobody waits for so many answers. */
const mostParts = 60

/** Asks a model what a text demands, part by part, and keeps what holds. Never throws for what a model answers. */
export async function hear(text: string, asking: Asking): Promise<Hearing> {
  const sentences = sentencesOf(text)
  const parts = partsOf(sentences)
  const names = parts.length > 1 ? sharedNames(sentences) : []
  const document = new Document(sentences)
  const results = await askAll(parts.slice(0, mostParts), { document, shared: { names, text }, asking })
  const startOf = (number: number): number => sentences[number]?.start ?? -1
  return {
    heard: {
      names,
      parts: results.flatMap(({ kept, lost }): HeardPart[] => {
        const named = [...new Set(elementsOf(kept).flatMap(({ s }) => s))]
        if (named.length === 0) return []
        const starts = Object.fromEntries(named.map((one) => [one, startOf(one)]))
        return [{ answer: kept, starts, ...(lost.length > 0 && { lost: lost.map(startOf) }) }]
      }),
    },
    dropped: results.flatMap((one) => one.dropped),
    asked: {
      parts: parts.length,
      answered: results.filter(({ answered }) => answered).length,
      questions: results.reduce((sum, { questions }) => sum + questions, 0),
    },
  }
}
