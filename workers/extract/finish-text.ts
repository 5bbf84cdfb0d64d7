import { maximumCharacters, maximumRawCharacters } from './limits.ts'

export interface FinishedText {
  text: string
  warnings: string[]
}

// Control characters other than tab and line feed carry no meaning in extracted text and break JSON consumers and terminals.
const unwanted = /(?![\t\n])[\p{Cc}\ufeff\ufffe\uffff\u00ad\u200b]/gu

const cutWarning = `Only the first ${maximumCharacters.toLocaleString('en-US')} characters were read. Split the document to read the rest.`

/** Line ends, blank lines and characters in one form, whatever the format; text past the limit is cut at the end of a line. */
export function finishText(raw: string, wasCut = false): FinishedText {
  const isCut = wasCut || raw.length > maximumRawCharacters
  const tidy = raw
    .slice(0, maximumRawCharacters)
    .replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replaceAll('\f', '\n\n')
    .replaceAll('\v', '\n')
    .replaceAll(unwanted, '')
    .toWellFormed()
    // Only from the first blank of a run: from each of them, a long run would cost its square.
    .replaceAll(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\n+|\n+$/g, '')
  if (tidy.length <= maximumCharacters) return { text: tidy, warnings: isCut ? [cutWarning] : [] }
  const line = tidy.lastIndexOf('\n', maximumCharacters)
  const end = line > maximumCharacters * 0.9 ? line : maximumCharacters
  return {
    text: tidy
      .slice(0, end)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd(),
    warnings: [cutWarning],
  }
}
