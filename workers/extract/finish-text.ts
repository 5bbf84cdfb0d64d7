import { maximumCharacters, maximumRawCharacters } from './limits.ts'
import { Marked } from './marked-text.ts'
import type { Block } from './types.ts'

export interface FinishedText {
  text: string
  /** Where the blocks of the raw text stand now; those of which nothing was left are gone. */
  blocks: Block[]
  warnings: string[]
}

// Control characters other than tab and line feed carry no meaning in extracted text and break JSON consumers and terminals.
const unwanted = new RegExp(String.raw`[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff\ufffe\uffff\u00ad\u200b]`, 'g')

/** All that is unwanted or written in another form: most texts have none of it, and one look tells. */
const untidy = new RegExp(String.raw`[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\u00ad\u200b]`)

/** Far quicker to look for than the blanks themselves, and most texts have none. */
const blankEnd = /[^\S\n]$/m
// Only from the first blank of a run: from each of them, a long run would cost its square.
const blanksAtEnds = /(?<![^\S\n])[^\S\n]+$/gm

// Made when it is needed: the first number with separators loads the data of the language.
const cutWarning = () =>
  `Only the first ${maximumCharacters.toLocaleString('en-US')} characters were read. Split the document to read the rest.`

/** Line ends, blank lines and characters in one form, whatever the format; text past the limit is cut at the end of a line. */
export function finishText(raw: string, wasCut = false, blocks: readonly Block[] = []): FinishedText {
  const isCut = wasCut || raw.length > maximumRawCharacters
  const tidy = tidied(new Marked(raw, blocks).cut(maximumRawCharacters)).wellFormed()
  const lines = blankEnd.test(tidy.text) ? tidy.replace(blanksAtEnds, '') : tidy
  const finished = lines.replace(/\n{3,}/g, '\n\n').withoutOuterLines()
  const { text } = finished
  if (text.length <= maximumCharacters)
    return { text, blocks: finished.blocks(), warnings: isCut ? [cutWarning()] : [] }
  const line = text.lastIndexOf('\n', maximumCharacters)
  const end = line > maximumCharacters * 0.9 ? line : maximumCharacters
  const short = finished.cut(
    text
      .slice(0, end)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd().length,
  )
  return { text: short.text, blocks: short.blocks(), warnings: [cutWarning()] }
}

const tidied = (raw: Marked): Marked =>
  untidy.test(raw.text)
    ? raw
        .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
        .replace(/\f/g, '\n\n')
        .replace(/\v/g, '\n')
        .replace(unwanted, '')
    : raw
