import { wordAt, type Effects } from '../deed/effect-clause.ts'
import { literal, type Literal } from '../deed/literal.ts'
import { places } from '../deed/place.ts'
import { alternative, type Input, type Match, type Parser } from '../parser.ts'
import { reference } from '../reference.ts'
import { existing } from './stating.ts'

const beings = new Set(['is', 'are', 'be', 'was', 'were'])
const modals = new Set(['shall', 'must', 'should', 'will'])

/** `there is no "Save" button`, `there is a message "X"`, `"X"` and `the message "X"` standing alone. */
export const thereIs: Parser<Effects> = alternative('effect: there is', (input, at) => {
  if (wordAt(input, at) !== 'there') return undefined
  const modal = modals.has(wordAt(input, at + 1)) ? 1 : 0
  if (!beings.has(wordAt(input, at + 1 + modal))) return undefined
  const after = at + 2 + modal
  const denied = wordAt(input, after) === 'no' || wordAt(input, after) === 'not'
  const from = denied ? after + 1 : after
  const quoted = literal(input, from)
  if (quoted) return shown(input, quoted, denied)
  const thing = reference(input, from)
  return thing && existing(input, thing, denied, at)
})

/** A quoted text that stands alone, behind "otherwise" or a colon: it is shown. A list of quoted texts says nothing. */
export const loneText: Parser<Effects> = alternative('effect: a quoted text alone', (input, at) => {
  const quoted = literal(input, at)
  if (!quoted || !isAlone(input, at, quoted)) return undefined
  return shown(input, quoted, false)
})

function isAlone(input: Input, at: number, { value, end }: Match<Literal>) {
  const next = wordAt(input, end)
  if (next === ')') return wordAt(input, at - 1) === '('
  if (['', '.', ';'].includes(next)) return true
  if (next !== 'and' && next !== ',') return false
  return value.as !== 'text' && input.tokens[end + 1]?.kind !== 'quoted'
}

function shown(input: Input, quoted: Match<Literal>, denied: boolean): Match<Effects> {
  const { text, as } = quoted.value
  const end = places(input, quoted.end)?.end ?? quoted.end
  return { value: denied ? [{ kind: 'hides', text }] : [{ kind: 'shows', text, as }], end }
}
