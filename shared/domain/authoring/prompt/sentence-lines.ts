import type { NumberedSentence } from '../../judging/types.ts'
import type { Heading } from '../types.ts'
import { shownLine } from './shown-line.ts'

const longestSentence = 4000

/** Numbered sentences as a prompt shows them: under their headings, rows of a table behind its header, which stands once. */
export function sentenceLines(
  sentences: readonly NumberedSentence[],
  headings: readonly Heading[] = [],
): string[] {
  const above = Map.groupBy(headings, ({ before }) => before)
  let header: string | undefined
  return sentences.flatMap((sentence) => {
    const opens = sentence.header !== undefined && sentence.header !== header
    header = sentence.header
    return [
      ...(above.get(sentence.id) ?? []).map(({ text }) => `# ${shownLine(text, 300)}`),
      ...(opens ? [`columns: ${shownLine(sentence.header ?? '', 1000)}`] : []),
      `${sentence.id} ${shownLine(sentence.text, longestSentence)}`,
    ]
  })
}
