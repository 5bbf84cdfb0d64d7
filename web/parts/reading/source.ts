import type { Output } from '../../client/call.ts'
import { Refusal, messageOf } from '../../client/refusal.ts'

export type TextReading = Output<'POST /api/qa/readings'>
export type ReadSentence = TextReading['sentences'][number]

/** What a sentence is corrected to; `marked` null takes the correction back. */
export interface CorrectedTo {
  marked: string | null
  kinds?: string[]
}

export interface NamedCase {
  id: string
  title: string
}

/** What a correction did to the cases, each with its title. */
export interface Changed {
  added: readonly NamedCase[]
  updated: readonly NamedCase[]
  removed: readonly NamedCase[]
}

/** A text whose sentences are read and corrected. */
export interface ReadingSource {
  /** Names the text for what is not saved. */
  id: string
  read: () => Promise<TextReading>
  /** Says what became of the cases; null where there are none. */
  correct: (sentence: Pick<ReadSentence, 'id'>, to: CorrectedTo) => Promise<Changed | null>
  /** Shows a case that a correction changed. */
  showCase?: (id: string) => void
}

/** The sentence of a reading that stands at a place of the text. */
export const sentenceAt = (
  { sentences }: TextReading,
  { start, end }: { start: number; end: number },
): ReadSentence | undefined =>
  sentences.find((each) => each.start === start) ??
  sentences.find((each) => each.start < end && each.end > start)

/** What is wrong with a sentence in the words of the service, which names it by its id. */
export function faultOf(error: unknown, { id }: Pick<ReadSentence, 'id'>): string {
  const details = error instanceof Refusal ? error.details : []
  const own = details.map(({ message }) =>
    message.startsWith(`${id}: `) ? message.slice(id.length + 2) : message,
  )
  return own.length > 0 ? `${own.join('. ')}.` : messageOf(error)
}
