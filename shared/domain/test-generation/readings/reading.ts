import { fnv1a } from '../../fnv.ts'
import type { Heard } from '../../requirement-extraction/hear.ts'
import type { Told } from './schema.ts'

export type SourceKind = 'requirements' | 'upload' | 'context'

interface Source {
  is: SourceKind
  text: string
}

/** What a model said of one text. */
interface HeardText {
  is: SourceKind
  /** The length and a mark of the text: of another one it says nothing. */
  length: number
  mark: number
  heard: Heard
}

/**
 * What a language model said of the texts of a request and they bear out. Plain data: whoever keeps it designs and refines by it without
 * asking again, and nothing of it is believed before it is verified anew.
 */
export interface Reading {
  engine: 'workers-ai' | 'openai-compatible' | 'assistant'
  texts: HeardText[]
  /** What the summary tells of it. */
  told: Told
}

export const heardTextOf = ({ is, text }: Source, heard: Heard): HeardText => {
  const { length } = text.trimEnd()
  return { is, length, mark: markOf(text, length), heard }
}

/** What was said of a text, or of what it was before something was written below it. */
export function heardOf(reading: Reading | undefined, { is, text }: Source): Heard | undefined {
  return reading?.texts.find(
    (one) => one.is === is && one.length <= text.length && markOf(text, one.length) === one.mark,
  )?.heard
}

/** Whether a model said something of this very text. */
export const isOf = (reading: Reading, source: Source): boolean =>
  heardOf(reading, source) !== undefined &&
  reading.texts.some(({ is, length }) => is === source.is && length === source.text.trimEnd().length)

/** Tells a text from an edited one. */
const markOf = (text: string, length: number): number => fnv1a(text.slice(0, length))
