import { soleLiteral } from '../prose.ts'
import type { Check } from '../types.ts'
import { readExpected } from './expected-words.ts'
import { nthOf } from './member-forms.ts'
import { plainFact } from './plain-fact.ts'
import type { FactReader } from './readers.ts'

const page = '(?:page|screen|step|section|part|view|site)'
// Where somebody is who is on a page that goes by a name.
const staying = new RegExp(
  `^(?:(?:we|you|the (?:page|app|form|wizard|quiz|user))(?:['’]re|['’]s)? )?(?:(?:is|are|be|stays?|remains?|still|back|lands?|ends? up|goes back|returns?|keeps?) )+(?:on|at) (?:the )?(?:${page} )?(\\uE000\\d+\\uE001)(?: ${page})?$`,
  'i',
)
const row =
  /^(?:in )?(?:the )?(?<nth>[a-z]+|\d{1,2}(?:st|nd|rd|th)) (?:row|line|entry)(?: of the (?:list|table))?,? (?:shows|has|contains|holds|reads|says|lists|displays) (?:the |an? )?(?<column>[a-z][a-z ]*?) (?<value>\uE000\d+\uE001|[\d$€£].*|\p{Lu}.*)$/u

/**
 * On which page of a form or site somebody is who pressed something, told by its name: the heading of that name is shown. That nothing is headed so proves
 * nothing. What was moved or ticked may be on something else.
 */
export const readPlaceBeing: FactReader = (fact, { prose, actions }) => {
  const pressed = ['click', 'press', 'submit', 'go_back', 'reload']
  if (!pressed.includes(actions.at(-1)?.action ?? '')) return undefined
  const name = soleLiteral(staying.exec(fact.trim())?.[1] ?? '', prose.literals)
  return name?.trim()
    ? [{ kind: 'assert_visible', target: { role: 'heading', name }, unquoted: true }]
    : undefined
}

/** What a row that is counted to has in a column: "The first row shows the age 66". */
export const readCountedRow: FactReader = (fact, { prose }) => {
  const { nth = '', column = '', value = '' } = row.exec(plainFact(fact))?.groups ?? {}
  const at = /^\d/.test(nth) ? Number.parseInt(nth, 10) : nthOf(nth)
  const expected = value === '' ? undefined : readExpected(value, prose)
  if (at === undefined || !expected) return undefined
  const target = { role: 'cell', name: column, within: { role: 'row', nth: at } }
  return [{ kind: 'assert_labelled', target, comparison: 'equals', unquoted: true, ...expected } as Check]
}
