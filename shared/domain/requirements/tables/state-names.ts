import type { Table } from './table.ts'
import { uncapital } from './headers.ts'

const words =
  /\b(?:current|next|from|start|source|old|new|before|after|the|in|of|state|states|status|statuses|mode|modes|phase|stage|step|table|transitions?|transition table|life ?-?cycle|lifecycle|workflow|diagram|machine|events?|actions?|matrix|possible|allowed|changes?)\b/gi
const marks = /\s*(?:\((?:start|initial|final|end)(?: state)?\)|[*●◉○]|\[\*\])\s*/gi

/** A state as written, without the mark that says that it is the first or the last one. */
export function stateName(cell: string): string {
  return cell
    .replace(marks, ' ')
    .replace(/^["“”']|["“”']$/g, '')
    .replace(/^(?:→|->|=>)\s*/, '')
    .trim()
}

export function isInitial(cell: string): boolean {
  return /\((?:start|initial)(?: state)?\)|[*●◉]|\[\*\]/i.test(cell)
}

export function isFinal(cell: string): boolean {
  return /\((?:final|end)(?: state)?\)/i.test(cell)
}

/** What lives through the states: from the header ("Order state"), the heading ("Ticket states") or the sentence before; else "item". */
export function entityOf({ header, heading, before }: Table): string {
  const spoken =
    /\b(?:states|statuses|life ?-?cycle|transitions?) of (?:an?|the|each|every) ([a-z][a-z-]{2,20}(?: [a-z][a-z-]{2,20})?)\b/i.exec(
      `${heading}. ${before}`,
    )?.[1]
  const own = [header[0] ?? '', heading]
    .map((text) => thing(text.split(/[\\/×|]/)[0] ?? ''))
    .find((name) => name !== '')
  return spoken ?? own ?? 'item'
}

function thing(text: string): string {
  const plain = text
    .replace(/^[\d.]+\s+/, '')
    .replace(words, ' ')
    .replace(/[^\p{L} -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /^[\p{L}-]{2,20}(?: [\p{L}-]{2,20})?$/u.test(plain) &&
    !/\b(?:and|or|for|how|what|rules?)\b/i.test(plain)
    ? uncapital(plain)
    : ''
}
