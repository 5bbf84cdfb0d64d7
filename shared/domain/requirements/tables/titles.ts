import { uncapital } from './headers.ts'
import type { Table } from './table.ts'

const tableWords =
  /\b(?:decision|rules?|state|transition|lookup|price)?\s*(?:tables?|matrix|rules|list|overview)\b/gi

/** What a table is called: the heading above it, without numbers; else "table". */
export function titleOf({ heading }: Table): string {
  const plain = plainHeading(heading)
  return plain === '' ? 'decision table' : plain
}

/** The thing that an anonymous "Result" is: a short heading such as "Yearly premium". */
export function topicOf({ heading }: Table): string {
  const plain = plainHeading(heading).replace(tableWords, '').trim()
  const usual = /^[\p{L}][\p{L} -]{2,40}$/u.test(plain) && plain.split(' ').length <= 3
  return usual && !/\b(?:and|or|rules?|tables?|overview|conditions?)\b/i.test(plain) ? uncapital(plain) : ''
}

function plainHeading(heading: string): string {
  return heading
    .replace(/^[\d.]+\s+/, '')
    .replace(/[*_`#:]/g, '')
    .trim()
    .slice(0, 80)
}
