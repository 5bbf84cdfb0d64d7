import { fnv1a } from '../../basics/fnv.ts'
import { writeMarks } from '../../marking/inline.ts'
import type { Marks } from '../../marking/tags.ts'
import { namesIn, type ReadName } from './marked-names.ts'
import { statementsToMark } from './marked-text.ts'
import type { SentenceMarks } from './sentence-marks.ts'

/** How a sentence of a text is read. */
export interface ReadSentence {
  /** Of its words: the same while the sentence and its equals before it stay what they are. */
  id: string
  /** Where it stands in the text as it was sent, in UTF-16 units. */
  start: number
  end: number
  /** As it is marked: as a person reads it, a row of a table with the header of each cell. */
  text: string
  /** `text` with its marks; without any where it is not marked. */
  marked: string
  kinds: string[]
  /** Of its weakest mark: 1 where a person marked it, and below 1 else; 0 without a mark. */
  confidence: number
}

export interface TextReading {
  sentences: ReadSentence[]
  names: ReadName[]
}

/** How a text is read: its sentences with their marks, and the names in them. `corrected` are the sentences whose marks are a person's. */
export function readingOf(
  text: string,
  marks: SentenceMarks,
  corrected: ReadonlyMap<string, unknown>,
): TextReading {
  const ids = new Map<string, number>()
  const sentences = statementsToMark(text).map(([{ start, end }, plain]): ReadSentence => {
    const own = marks.get(plain) ?? none
    const key = idOfSentence(plain)
    const number = (ids.get(key) ?? 0) + 1
    ids.set(key, number)
    return {
      id: number === 1 ? key : `${key}-${number}`,
      start,
      end,
      text: plain,
      marked: writeMarks(plain, { ...own, kinds: [] }),
      kinds: own.kinds.map(({ kind }) => kind),
      confidence: corrected.has(plain) ? 1 : weakest(own),
    }
  })
  const all = sentences.map(({ text: plain }) => [plain, marks.get(plain) ?? none] as const)
  return { sentences, names: namesIn(all) }
}

/** The id of the first of equal sentences. */
export const idOfSentence = (text: string): string => `s${fnv1a(text).toString(36)}`

const none: Marks = { segments: [], roles: [], kinds: [] }

/** Only a person is certain. */
const mostOfTagger = 0.999

function weakest({ segments, roles }: Marks): number {
  if (segments.length === 0) return 0
  const least = [...segments, ...roles].reduce((lowest, { confidence }) => Math.min(lowest, confidence), 1)
  return Math.min(mostOfTagger, Math.round(least * 1000) / 1000)
}
