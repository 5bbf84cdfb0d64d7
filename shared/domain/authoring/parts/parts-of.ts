import type { NumberedSentence } from '../../judging/types.ts'
import { quoted } from '../../text/quoted.ts'
import { shownLine } from '../prompt/shown-line.ts'
import type { Heading, WritingRequest } from '../types.ts'

/** Sentences that are asked about at once, and the rest of the text in short. */
export interface Part {
  sentences: NumberedSentence[]
  headings: Heading[]
  /** Lines of data: headings and names of the other parts. */
  elsewhere: string[]
}

const mostParts = 12
const mostNames = 60
const longestName = 40

/**
 * Texts in parts of about `size` characters: cut at headings, a longer section between sentences. At most 13 parts, so that a text of any length costs
 * a bounded number of questions: longer ones have larger parts.
 */
export function partsOf(
  { sentences, headings = [] }: Pick<WritingRequest, 'sentences' | 'headings'>,
  size = 6000,
): Part[] {
  const least = Math.max(size, Math.ceil((lengthOf(sentences) / mostParts) * 2))
  const opening = new Set(headings.map(({ before }) => before))
  const groups: NumberedSentence[][] = []
  let length = 0
  for (const section of sectionsOf(sentences, opening).flatMap((own) => cut(own, least))) {
    const last = groups.at(-1)
    const own = lengthOf(section)
    if (last && length + own <= least) last.push(...section)
    else groups.push([...section])
    length = last === groups.at(-1) ? length + own : own
  }
  return groups.map((own) => ({
    sentences: own,
    headings: headingsOf(own, headings),
    elsewhere: groups.length > 1 ? inShort(groups.filter((other) => other !== own).flat(), headings) : [],
  }))
}

const lengthOf = (sentences: readonly NumberedSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.length + 6, 0)

function sectionsOf(
  sentences: readonly NumberedSentence[],
  opening: ReadonlySet<string>,
): NumberedSentence[][] {
  const sections: NumberedSentence[][] = []
  for (const sentence of sentences) {
    const last = sections.at(-1)
    if (last && !opening.has(sentence.id)) last.push(sentence)
    else sections.push([sentence])
  }
  return sections
}

function cut(section: NumberedSentence[], size: number): NumberedSentence[][] {
  const pieces: NumberedSentence[][] = []
  let length = Infinity
  for (const sentence of section) {
    const own = sentence.text.length + 6
    if (length + own > size) {
      pieces.push([])
      length = 0
    }
    pieces.at(-1)?.push(sentence)
    length += own
  }
  return pieces
}

function headingsOf(sentences: readonly NumberedSentence[], headings: readonly Heading[]): Heading[] {
  const ids = new Set(sentences.map(({ id }) => id))
  return headings.filter(({ before }) => ids.has(before))
}

function inShort(sentences: readonly NumberedSentence[], headings: readonly Heading[]): string[] {
  const titles = headingsOf(sentences, headings).map(({ text }) => `# ${shownLine(text, 120)}`)
  const names = new Set<string>()
  for (const { text } of sentences)
    for (const [name] of text.slice(0, 4000).matchAll(quoted))
      if (name.length <= longestName && names.size < mostNames) names.add(shownLine(name))
  return [...titles.slice(0, 30), ...(names.size > 0 ? [`names: ${[...names].join(' ')}`] : [])]
}
