import type { Prose } from '../prose.ts'
import type { Check, Target } from '../types.ts'
import { amountOf, amountPattern } from './amounts.ts'
import { holdsPattern, isGeneric, isThing, placeOfMembers, singular } from './collection-words.ts'

const change = new RegExp(
  `^(?:(?<in>.+?) ${holdsPattern} )?(?<amount>${amountPattern}) (?:(?<noun>[a-z]+) (?<more>less|fewer|more)|(?<more2>fewer|less|more) (?<noun2>[a-z]+))(?: than before| than there (?:was|were)(?: before)?)?$`,
  'i',
)

/** "One row less": against what there was before the step. */
export function readChangedCount(text: string, prose: Prose): Check[] | undefined {
  const groups = change.exec(text)?.groups
  const called = groups && singular(groups['noun'] ?? groups['noun2'] ?? '')
  const place = placeOfMembers(groups?.['in'], prose)
  if (!groups || called === undefined || !isThing(called) || place === false) return undefined
  const said = groups['more'] ?? groups['more2'] ?? ''
  const target: Target = { role: 'collection', ...(isGeneric(called) ? {} : { name: called }), ...place }
  const expected = String(amountOf(groups['amount'] ?? ''))
  return [
    {
      kind: 'assert_changed',
      target,
      expected,
      comparison: /^more$/i.test(said) ? 'increased' : 'decreased',
    },
  ]
}
