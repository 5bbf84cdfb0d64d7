import { type Unit, unitsOf } from './units.ts'

/** What is read of a file for a summary: its first pieces, in order. */
export interface SummarisedFile {
  fileName: string
  passages: readonly { text: string; headings: readonly string[]; start: number }[]
}

export interface Summary {
  /** A line for each file, and behind them where each quoted sentence stands. Empty where there is nothing to say. */
  text: string
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
  const sources: string[] = []
  let length = 0
  for (const [at, file] of files.entries()) {
    const { line, places } = lineOf(file, sources.length)
    length += line.length + places.join('\n').length
    if (length > mostCharacters) return { text: written(lines, sources), leftOut: files.length - at }
    if (line !== '') lines.push(line)
    sources.push(...places)
  }
  return { text: written(lines, sources), leftOut: 0 }
}

const written = (lines: readonly string[], sources: readonly string[]) =>
  [lines.join('\n'), sources.join('\n')].filter((part) => part !== '').join('\n\n')

function lineOf({ fileName, passages }: SummarisedFile, before: number) {
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
    places: lead.map(({ start, end }, at) => `[${before + at + 1}] ${fileName}, characters ${start}–${end}`),
  }
}

type Passage = SummarisedFile['passages'][number]

const leadOf = ({ text, start }: Passage) =>
  unitsOf(text)
    .filter((unit) => unit.kind === 'sentence' && unit.text.split(' ').length >= leastWords)
    .map((unit) => ({ text: unit.text, start: start + unit.start, end: start + unit.end }))

const headerLine = /^(?:Subject|From|To|Date): /
const subjectLine = /^(Subject: )(.*\S)/

/** A mail is read with its headers as first lines (`workers/extract/formats/mail.ts`): of those the subject tells what it is about. */
function subjectOf(first: Passage | undefined) {
  const [, name = '', text = ''] = subjectLine.exec(first?.start === 0 ? first.text : '') ?? []
  return text === '' ? [] : [{ text, start: name.length, end: name.length + text.length }]
}

const leadOfMail = (passage: Passage) => leadOf(passage).filter(({ text }) => !headerLine.test(text))

/** The headings above a piece and in it, without the title of the whole. */
const namesIn = ({ text, headings }: Passage): string[] => [
  ...headings.slice(1),
  ...unitsOf(text)
    .filter(({ kind }: Unit) => kind === 'heading')
    .map((unit) => unit.text),
]
