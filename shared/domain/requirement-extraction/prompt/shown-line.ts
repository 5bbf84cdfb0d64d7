import type { Sentence } from '../../requirement-reading/sentence.ts'

const longestLabel = 60

/** A sentence as a model sees it: with its number, and with labels, numbering and empty cells as the text has them. */
export function shownLine(sentence: Sentence, document: string): string {
  const { number, is, table } = sentence
  const place = table === undefined ? is : `${is} of table ${table + 1}`
  const line = `${number} (${place}) ${written(sentence, document)}`
  return line.replaceAll(/\s+/g, ' ').trimEnd().replaceAll('TEXT>>>', 'TEXT')
}

function written({ text, identifier, cells, start }: Sentence, document: string): string {
  const row = cells && cells.length > 0 ? cells.map((cell) => cell.text.trim()).join(' | ') : undefined
  const label = row === undefined ? labelBefore(start, document) : ''
  const shown = row ?? `${label === '' ? '' : `${label} `}${text}`
  return identifier === undefined || shown.includes(identifier) ? shown : `${identifier}: ${shown}`
}

/** What stands before a sentence in its line and is no sentence itself: "3.2", "a)", "-", "REQ-7:". */
function labelBefore(start: number, document: string): string {
  const line = document.lastIndexOf('\n', start - 1) + 1
  const label = start - line > longestLabel ? '' : document.slice(line, start)
  const plain = label.replaceAll(/[*_`>|]/g, ' ').trim()
  return /[.!?]["”)]?$/.test(plain) && /\p{L}{2}/u.test(plain) ? '' : plain
}
