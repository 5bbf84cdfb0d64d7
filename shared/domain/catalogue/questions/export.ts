import { demandOf, effectWith, hasNegation, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const formats =
  /\b(?:pdf|csv|xlsx?|excel|docx?|word|json|xml|zip|html|markdown|txt|text|png|jpe?g|svg|ics|qr|formats?|types?|spreadsheet|print\w*|logs?|app|apk|videos?|images?|pictures?|photos?|documents?|source|packages?|installer|i?cal|calendar|e-?books?|songs?|music|invoice|receipt)\b|\.[a-z]{2,4}\b/i

/** Data that come out without their format. */
export const exported: Cue = (slots) => {
  const effect = slots.kinds.has('export')
    ? effectWith(slots, /^(?:(?:be\s+)?export(?:s|ed)?|(?:be\s+)?download(?:s|ed)?)$/i)
    : undefined
  if (!effect || hasNegation(effect.clause) || hasRole(slots, 'FMT', 'O') || formats.test(demandOf(slots)))
    return undefined
  return questionOf('export', 'In which format, and with which columns or parts?', [
    'The file is a CSV in UTF-8 with a line of column names and one line for each entry.',
    'The file is a PDF that shows the same entries as the page, in the same order.',
  ])
}
