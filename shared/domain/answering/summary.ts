import { headingsOver, type Headed } from '../text/sections.ts'
import { type Unit, unitsOf } from './units.ts'

/** What is read of a file for a summary: its first pieces, in order. */
export interface SummarisedFile {
  fileId: string
  fileName: string
  passages: readonly (Headed & { text: string; start: number; page: number | null })[]
}

/** Where a quoted sentence stands, in UTF-16 units of the text of its file. */
export interface SummarySource {
  fileId: string
  start: number
  end: number
  quote: string
  page: number | null
  /** The headings above it, the outermost first. */
  headings: readonly string[]
}

export interface Summary {
  /** A line for each file; `[1]` behind a sentence marks the first source. Empty where there is nothing to say. */
  text: string
  /** In the order of their marks. */
  sources: SummarySource[]
  /** Files of which nothing is told, because the summary is full. */
  leftOut: number
}

const mostCharacters = 12_000
const mostHeadings = 8
const mostSentences = 2
const leastWords = 4

/**
 * Tells in short what some files are about: of each its first sentences, word for word and with their place, and what its headings name. First sentences
 * say more of a text than any others that are chosen without understanding it (the lead baseline of summarisation: Nenkova, AAAI 2005).
 */
export function summaryOf(files: readonly SummarisedFile[]): Summary {
  const lines: string[] = []
  const sources: SummarySource[] = []
  let length = 0
  for (const [at, file] of files.entries()) {
    const { line, places } = lineOf(file, sources.length)
    length += line.length
    if (length > mostCharacters) return { text: lines.join('\n'), sources, leftOut: files.length - at }
    if (line !== '') lines.push(line)
    sources.push(...places)
  }
  return { text: lines.join('\n'), sources, leftOut: 0 }
}

function lineOf({ fileId, fileName, passages }: SummarisedFile, before: number) {
  const isMail = /\.(?:eml|msg)$/i.test(fileName)
  const subject = isMail ? subjectOf(passages[0]) : []
  const lead = [...subject, ...passages.flatMap(isMail ? leadOfMail : leadOf)].slice(0, mostSentences)
  // What stands alone on a line of a mail is how people greet and sign.
  const named = isMail ? [] : passages.flatMap((passage) => namesIn(passage))
  const headings = [...new Set(named)].slice(0, mostHeadings)
  const told = lead.map(({ text }, at) => `${text} [${before + at + 1}]`)
  const covers = headings.length > 0 ? [`It covers: ${headings.join('; ')}.`] : []
  const parts = [...told, ...covers]
  return {
    line: parts.length > 0 ? `${fileName}: ${parts.join(' ')}` : '',
    places: lead.map(({ passage, start, end }) => placeOf(fileId, { passage, start, end })),
  }
}

type Passage = SummarisedFile['passages'][number]

/** Words of a passage; where they stand in it. */
interface Lead {
  passage: Passage
  text: string
  start: number
  end: number
}

const placeOf = (fileId: string, { passage, start, end }: Omit<Lead, 'text'>): SummarySource => ({
  fileId,
  start: passage.start + start,
  end: passage.start + end,
  quote: passage.text.slice(start, end),
  page: passage.page,
  headings: headingsOver(passage, start, end),
})

const leadOf = (passage: Passage): Lead[] =>
  unitsOf(passage.text)
    .filter((unit) => unit.kind === 'sentence' && unit.text.split(' ').length >= leastWords)
    .map(({ text, start, end }) => ({ passage, text, start, end }))

const headerLine = /^(?:Subject|From|To|Date): /
const subjectLine = /^(Subject: )(.*\S)/

/** A mail is read with its headers as first lines (`workers/extract/formats/mail.ts`): of those the subject tells what it is about. */
function subjectOf(first: Passage | undefined): Lead[] {
  const [, name = '', text = ''] = subjectLine.exec(first?.start === 0 ? first.text : '') ?? []
  return first && text !== ''
    ? [{ passage: first, text, start: name.length, end: name.length + text.length }]
    : []
}

const leadOfMail = (passage: Passage) => leadOf(passage).filter(({ text }) => !headerLine.test(text))

/** The headings above a piece and in it, without the title of the whole. */
const namesIn = ({ text, headings }: Passage): string[] => [
  ...headings.slice(1),
  ...unitsOf(text)
    .filter(({ kind }: Unit) => kind === 'heading')
    .map((unit) => unit.text),
]
