import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import { ordinals, placeOf } from '../english/ordinals.ts'
import type { Check, Target } from './types.ts'

const place = `(?<nth>${ordinals.join('|')}|last)`
const noun = '(?:row|item|list item|entry|one)'
const entryRoles = new Set(['row', 'listitem', 'entry'])

/** Which entry of a list or a table shows a text: `"Milk" comes first in the list`, `The last item is "Eggs"`. */
export const positionRules: Rule<Check> = keyed(
  new RegExp(`\\b(?:${ordinals.join('|')}|last|top|bottom|end|start|beginning|\\d+(?:st|nd|rd|th))\\b`, 'i'),
  () => [
    rule(
      `(?:see |sees )?{text:lit}(?: {shown}| is)? (?:at|on) the (?<end>top|start|beginning|bottom|end) of {in:any}`,
      (caught) => at(caught, /^(?:bottom|end)$/i.test(caught.words('end') ?? '') ? -1 : 1),
    ),
    rule(
      `{text:lit} (?:{shown}|is|comes) (?:as )?(?:the )?${place}(?: ${noun})? (?:in|of|on) {in:any}`,
      (caught) => {
        const word = (caught.words('nth') ?? '').toLowerCase()
        return at(caught, word === 'last' ? -1 : placeOf(word))
      },
    ),
    rule('{in:any} (?:is|reads|says) {text:lit}', (caught) => {
      const target = caught.region('in')
      const isEntry = target?.nth !== undefined && entryRoles.has(target.role ?? '')
      return isEntry ? shows(caught, target, true) : undefined
    }),
  ],
)

function at(caught: Caught, nth: number | undefined): Check[] | undefined {
  const within = caught.region('in')
  if (nth === undefined || (within?.role !== 'list' && within?.role !== 'table')) return undefined
  return shows(caught, { role: within.role === 'list' ? 'listitem' : 'row', nth, within }, false)
}

function shows(caught: Caught, target: Target, exact: boolean): Check[] | undefined {
  const expected = caught.literal('text')
  return expected?.trim()
    ? [{ kind: 'assert_text', expected, target, ...(exact ? { exact } : {}) }]
    : undefined
}
