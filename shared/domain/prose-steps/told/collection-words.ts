import { singular as singularOf } from '../../english/plural.ts'
import { isNoun } from '../nouns.ts'
import { restore, type Prose } from '../prose.ts'
import type { Check, Target } from '../types.ts'
import type { CollectionFact } from './collection.ts'
import { readNames } from './enumeration.ts'
import { readPlace } from './thing.ts'

/** Source of a pattern for being there: what it says of things is that a person can see them. */
export const therePattern =
  '(?:(?:(?:is|are|can be|gets?|got) )?(?:now |still |again |all |both |each |even )*(?:displayed|shown|listed|visible|seen|found|presented|present|there|here|available|offered|suggested|proposed|returned|back|on display|on (?:the )?(?:page|screen|view|offer)|in (?:the )?view|in there|to be seen|on there)|exists?|appears?|remains?|stays?|shows? up|comes? (?:up|back)|turns? up|pops? up|stands? there)(?: (?:again|here|there|now|once more|on (?:the|this|a single) (?:page|screen)|on one page|to choose from|for selection|to select|to choose))*'

/** Source of a pattern for holding: what stands before it is the place. */
export const holdsPattern =
  '(?:has|have|holds?|contains?|comprises?|includes?|lists|shows?|displays?|offers?|counts|numbers|features|suggests|consists? of|is made up of|is left with|are left with|ends? up with)'

// Whatever holds a collection is called so; it says nothing about which.
const anyPlace =
  /^(?:the |this |that |a single |one )*(?:current |whole |entire |visible |first (?=page|screen|view))?(?:lists?|tables?|grid|page|screen|view|results?|result list|search results|website|site|app|application|overview|column|board|lane|pile|group|it|there|here|them|anywhere|everywhere)$/i
const generic = new Set('item entry element thing one record result hit match object member line'.split(' '))
// What people measure is no collection, wherever a page has one of as many members.
const measures = new Set(
  'night day hour minute second week month year euro dollar pound cent percent point character letter word digit pixel time attempt try kilo kilogram gram meter metre mile inch degree piece star vote person people guest adult child penny step'.split(
    ' ',
  ),
)
// What a page tells people is one of its collections only where it goes by that name.
const notices = new Set(
  'error warning message alert notification toast problem issue hint dialog window popup field button link checkbox form'.split(
    ' ',
  ),
)

/** The singular of what is counted, without what only says how it is seen. */
export function singular(noun: string): string {
  const text = noun
    .toLowerCase()
    .replace(
      /^(?:(?:of the|of|the|visible|listed|displayed|matching|remaining|new|other|different|single|separate|distinct|whole|search|list|table|data) )+(?=\S)/,
      '',
    )
  return singularOf(text)
}

export const isGeneric = (noun: string) => generic.has(noun)
/** "Unread entries" are some of the entries. */
export const isNarrower = (noun: string) => !generic.has(noun) && generic.has(noun.split(' ').at(-1) ?? '')
export const isMeasure = (noun: string) => measures.has(noun.split(' ').at(-1) ?? '')
export const isNotice = (noun: string) => notices.has(noun.split(' ').at(-1) ?? '')

const counted = new Set([
  'row',
  'item',
  'entry',
  'card',
  'column',
  'list item',
  'post',
  'article',
  'option',
  'tab',
  'table row',
  'section',
])
/** Whether a noun names a control or a text, which is there or not, and is not counted as one of several. */
export const isControl = (noun: string) => {
  const last = noun.split(' ').at(-1) ?? ''
  return isNoun(last) && !counted.has(last)
}

// What comes before the place, denies, divides or is about something else is no place; nor are fields, buttons and texts.
const noPlace =
  /[,:;]|^(?:for|in|on|at|with|after|before|when|if|not|each|every|all|both|neither|none|nobody|nothing|that|which|who|you|i|we|they|he|she)\b|\b(?:not|never|no longer|without|instead|is|are|has|have|ought|should|must|will|would|can|cannot|fields?|button|box|message|text|label|value|title|heading|link|tab|url|row|cell)\b/i

/** The place of a collection: none where any list is meant; false where the words are no place. */
export function placeOfMembers(phrase: string | undefined, prose: Prose): { within?: Target } | false {
  const text = phrase?.trim() ?? ''
  if (text === '' || anyPlace.test(text)) return {}
  if (noPlace.test(text)) return false
  const place = readPlace(text, prose)
  if (place) return { within: place }
  // "To Do" is a name where it begins like one.
  const bare = text.replace(/^the /i, '').replace(/ (?:column|list|board|lane|section|table|card list)$/, '')
  const [name] = readNames(bare, prose)?.names ?? []
  return name === undefined ? false : { within: { role: 'place', name } }
}

/** A check of a collection in a place. */
export function collectionCheck(
  collection: CollectionFact,
  { within }: { within?: Target },
  prose: Prose,
  more: Partial<Check> = {},
): Check {
  const { noun, members, count, sorted, each } = collection
  const told = [
    count === undefined ? '' : String(count),
    noun ?? '',
    members
      ? `${collection.extent === 'only' ? 'only ' : collection.extent === 'none' ? 'no ' : ''}${members.join(', ')}`
      : '',
    sorted ? `${sorted.direction}${sorted.by === undefined ? '' : ` by ${sorted.by}`}` : '',
    each ? `each with ${each.text}` : '',
  ]
  return {
    kind: 'assert_collection',
    target: {
      role: 'collection',
      ...(noun === undefined ? {} : { name: restore(noun, prose.literals) }),
      ...(within ? { within } : {}),
    },
    expected: told.filter((part) => part !== '').join(' '),
    collection: isGeneric(noun ?? 'item') ? withoutNoun(collection) : collection,
    ...more,
  }
}

// "Items", "results": any collection may be called so. A page that counts them in words of its own uses the noun, so it stays where that is asked.
function withoutNoun(fact: CollectionFact): CollectionFact {
  if (fact.count !== undefined) return { ...fact, anything: true }
  const { noun: _noun, ...rest } = fact
  return rest
}

/** Whether words name things, and are not the rest of a clause. */
export const isThing = (noun: string) =>
  !/^(?:is|are|was|were|has|have|not|no|more|less|fewer|of|in|on|at|by|to|and|or|with|for|than|as|times?|ago|later|left|right|back|there|here|them|those|these|total|each|am|pm)$|(?<!se|ne|spe)ed$|\b(?:is|are|of|in|and|or|but|so|if|to|at|by|as|it|its|this|that|which|who|from|for|on|the|a|an|than|has|have|not|left|remaining|still|now|more|less|fewer|\w+ly)\b/i.test(
    noun,
  )
