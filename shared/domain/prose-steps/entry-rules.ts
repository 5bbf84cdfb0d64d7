import { literalsIn, rule, type Caught, type Reading, type Rule } from './patterns.ts'
import type { Check, Target } from './types.ts'

const inside = '(?: (?:in|inside|within|of) {in:any})?'
const noun = '(?<noun>rows?|table rows?|items?|list items?|entry|entries)'

/** What is said of all rows or items at once: each of them shows a text, or they are these and no others. */
export const entryRules: Rule<Check>[] = [
  rule(
    `(?:(?:every|each)(?: single| one of the)?|all(?: of)?(?: the)?) ${noun}${inside} (?:shows?|displays?|contains?|has|have|reads?) {texts:lits}`,
    every,
  ),
  rule(
    `(?:only|just) (?:the )?(?:${noun} )?{texts:lits} (?:(?:is|are) (?:listed|shown|displayed|visible|left)|appears?|remains?)(?: (?:in|inside|within) {in:any})?`,
    only,
  ),
]

function every(caught: Caught, { prose }: Reading): Check[] | undefined {
  const texts = literalsIn(caught.words('texts'), prose)
  const target = entriesOf(caught)
  return target && texts.every((text) => text.trim() !== '')
    ? texts.map((expected) => ({ kind: 'assert_entries', target, expected }))
    : undefined
}

function only(caught: Caught, { prose }: Reading): Check[] | undefined {
  const texts = literalsIn(caught.words('texts'), prose)
  const target = entriesOf(caught)
  const distinct = new Set(texts).size === texts.length && texts.every((text) => text.trim() !== '')
  return target && distinct
    ? [{ kind: 'assert_entries', target, texts, expected: texts.join(', ') }]
    : undefined
}

function entriesOf(caught: Caught): Target | undefined {
  const within = caught.place('in')
  if (caught.words('in') !== undefined && !within) return undefined
  const noun = caught.words('noun') ?? (within?.role === 'table' ? 'row' : within?.role)
  const role = /row/i.test(noun ?? '') ? 'row' : /item|list/i.test(noun ?? '') ? 'listitem' : 'entry'
  return { role, ...(within ? { within } : {}) }
}
