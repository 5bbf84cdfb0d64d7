import { words } from '../../../texts/en/quality.ts'

export interface Told {
  text: string
  /** Too long for one line. */
  isLong: boolean
}

const mostInLine = 80

/** A value of a record as people read it: lists a line each, what is nothing as a dash. */
export function told(value: unknown): Told {
  const text = said(value)
  return { text: text || words.nothing, isLong: text.length > mostInLine || text.includes('\n') }
}

/** The same, and nothing of what is nothing. */
export function said(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((one) => saidOfItem(one)).join('\n')
  if (typeof value === 'object') return saidOfItem(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A step by what is done and seen, a criterion by its three parts, anything else by its values. */
function saidOfItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  return Object.values(item)
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .filter((one) => one !== '')
    .join(' · ')
}
