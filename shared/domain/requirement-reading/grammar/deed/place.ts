import { words, type Parser } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import { isNoun, names } from './nouns.ts'

/** Where something is shown. A place that no check can tell ("at the top", "in red") is read, and not kept. */
export type Place = { kind: 'near' | 'list' | 'field' | 'page'; where: Reference } | { kind: 'anywhere' }

const beside = words(
  'beside',
  'next to',
  'near',
  'under',
  'below',
  'underneath',
  'to the right of',
  'right of',
  'left of',
  'above',
  'directly below',
  'close to',
  'at',
  'for',
)
const within = words('in', 'on', 'at', 'to', 'inside', 'within', 'into', 'from', 'as', 'by')

const near: Parser<Place> = (input, at) => {
  const preposition = beside(input, at)
  const where = preposition && reference(input, preposition.end)
  if (!preposition || !where) return undefined
  if (preposition.value === 'at' || preposition.value === 'for') {
    return names('field', where.value)
      ? { value: { kind: 'near', where: where.value }, end: where.end }
      : undefined
  }
  const isElement = where.value.kind === 'spoken-of' || where.value.quoted || names('field', where.value)
  return { value: isElement ? { kind: 'near', where: where.value } : { kind: 'anywhere' }, end: where.end }
}

const inside: Parser<Place> = (input, at) => {
  const preposition = within(input, at)
  if (!preposition) return undefined
  const plain = input.tokens[preposition.end]?.text ?? ''
  if (isNoun('position', plain)) return { value: { kind: 'anywhere' }, end: preposition.end + 1 }
  const where = reference(input, preposition.end)
  if (!where) return undefined
  const kind = kindOf(where.value)
  return kind && { value: kind, end: where.end }
}

function kindOf(where: Reference): Place | undefined {
  if (names('list', where)) return { kind: 'list', where }
  if (names('field', where)) return { kind: 'field', where }
  if (where.kind === 'named' && where.quoted) return { kind: names('page', where) ? 'page' : 'list', where }
  if (names('position', where) || names('person', where) || names('system', where))
    return { kind: 'anywhere' }
  return names('message', where) ? { kind: 'anywhere' } : undefined
}

/** Up to three places one after the other: "at the top of the page", "next to the field in red". */
export const places: Parser<Place[]> = (input, at) => {
  const found: Place[] = []
  let end = at
  while (found.length < 3) {
    const next = near(input, end) ?? inside(input, end)
    if (!next) break
    found.push(next.value)
    end = next.end
    while (input.tokens[end]?.text === 'of') {
      const more = reference(input, end + 1)
      if (!more) break
      end = more.end
    }
  }
  return { value: found, end }
}
