import { singular } from '../english/plural.ts'
import { roleOfNoun } from './nouns.ts'
import { keyed, literalsIn, readNumber, rule, type Caught, type Reading, type Rule } from './patterns.ts'
import { parsePlace, parseRegion } from './targets.ts'
import type { Prose } from './prose.ts'
import { collectionCheck } from './told/collection-words.ts'
import type { Check, Target } from './types.ts'

// What a list or a table is made of is called by what it is about; elsewhere such a word may be anything.
const entries = 'results?|hits?|matches|tasks?|to-?dos?|products?|orders?|records?|elements?|lines?'
const counted = `(?<noun>rows?|table rows?|items?|list items?|entry|entries|options?|buttons?|links?|headings?|images?|checkboxes|cells?|tabs?|fields?|${entries})`
const amount =
  '(?:(?<bound>exactly|only|just|at least|at most|more than|fewer than|less than) )?(?:an? single|{count:number})'

/** How many there are: `The table has 3 rows`, `2 items in "Cart": "Milk", "Bread"`, `Only one entry is left`. */
export const countRules: Rule<Check> = keyed(
  new RegExp(`row|item|entr|option|button|link|heading|image|checkbox|cell|tab|field|list|${entries}`, 'i'),
  () => [
    rule(`there (?:is|are) {in:any} with ${amount} (?:{name:lit} )?${counted}`, (caught, reading) =>
      caught.region('in')?.name === undefined ? undefined : count(caught, reading),
    ),
    rule(
      `(?:there (?:is|are) |sees? |finds? )?${amount} (?:{name:lit} )?${counted}(?: (?:{shown}|remains?|(?:is|are) left|is there|are there))?(?: (?:in|inside|within|on) {in:any})?`,
      count,
    ),
    rule(
      `(?:there (?:is|are) )?${amount} ${counted} (?:in|inside|within|on) {in:any}: {texts:lits}`,
      enumerated,
    ),
    rule(
      `{in:any} (?:has|have|shows|displays|contains|lists) ${amount} ${counted}: {texts:lits}`,
      enumerated,
    ),
    rule(`{in:any} (?:has|have|shows|displays|contains|lists) ${amount} (?:{name:lit} )?${counted}`, count),
    rule('(?<in>(?:the )?.*(?:list|table)) is (?<not>not )?empty', (caught, { prose }) =>
      emptyList(caught, prose),
    ),
  ],
)

function count(caught: Caught, { prose }: { prose: Prose }): Check[] | undefined {
  const words = caught.words('in')
  const onPage = words === undefined || /^(?:the |this )?(?:page|screen)$/i.test(words)
  const within = onPage ? undefined : parsePlace(words, prose)
  if (!onPage && !within) return undefined
  const role = roleCounted((caught.words('noun') ?? '').toLowerCase(), within)
  if (role === undefined) return undefined
  const name = caught.literal('name')
  // "There is no "Save" button" is about one button, not about a number of them.
  if (name !== undefined && (role === 'entry' || numberOf(caught) === 0)) return undefined
  return counting(
    { role, ...(name === undefined ? {} : { name }), ...(within ? { within } : {}) },
    numberOf(caught),
    caught.words('bound'),
  )
}

function enumerated(caught: Caught, reading: Reading): Check[] | undefined {
  const counts = count(caught, reading)
  const target = counts?.[0]?.target?.within
  const texts = literalsIn(caught.words('texts'), reading.prose)
  return counts && target && texts.every((text) => text.trim() !== '')
    ? [...counts, ...texts.map((expected) => ({ kind: 'assert_text' as const, expected, target }))]
    : undefined
}

function roleCounted(noun: string, within: Target | undefined): string | undefined {
  const isEntry = /^entr(?:y|ies)$/.test(noun)
  if (!isEntry && !new RegExp(`^(?:${entries})$`).test(noun)) return roleOfNoun(singular(noun))
  if (within?.role === 'table') return 'row'
  if (within?.role === 'list') return 'listitem'
  return isEntry ? 'entry' : undefined
}

/** A check of how many of them there are; `bound` as prose says it. */
export function counting(target: Target, amount: number, bound: string | undefined): Check[] {
  const check = (expected: number, comparison: Check['comparison']): Check[] => [
    { kind: 'assert_count', target, expected: String(expected), comparison },
  ]
  const said = bound?.toLowerCase()
  if (said === 'at least') return check(amount, 'at_least')
  if (said === 'at most') return check(amount, 'at_most')
  if (said === 'more than') return check(amount + 1, 'at_least')
  if (said === 'fewer than' || said === 'less than') return check(amount - 1, 'at_most')
  return check(amount, 'equals')
}

function emptyList(caught: Caught, prose: Prose): Check[] | undefined {
  const within = parseRegion(caught.words('in') ?? '', prose)
  const filled = caught.words('not') !== undefined
  if (within?.role !== 'list' && within?.role !== 'table') return undefined
  // A list that is empty may be hidden: the page knows it all the same.
  if (!filled && within.name === undefined && !within.within)
    return [collectionCheck({ count: 0 }, {}, prose, { comparison: 'equals' })]
  return counting(
    { role: within.role === 'list' ? 'listitem' : 'row', within },
    filled ? 1 : 0,
    filled ? 'at least' : undefined,
  )
}

function numberOf(caught: Caught): number {
  return caught.words('count') === undefined ? 1 : readNumber(caught.words('count'))
}
