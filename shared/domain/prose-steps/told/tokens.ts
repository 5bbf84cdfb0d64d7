import { normalise } from '../check-wording.ts'
import { placeOf } from '../../english/ordinals.ts'
import { ordinals } from '../../english/ordinals.ts'
import { tidy } from '../prose.ts'
import type { Check, Target, TypedAction } from '../types.ts'
import { amountOf, amountPattern } from './amounts.ts'
import type { CollectionFact } from './collection.ts'
import { collectionCheck } from './collection-words.ts'
import { readNames } from './enumeration.ts'
import { fieldMeant } from './fields-meant.ts'
import type { FactContext, FactReader } from './readers.ts'
import { readThing } from './thing.ts'

const token = '(?:tags?|labels?|tokens?|chips?|pills?|bubbles?|badges?)'
const field = '(?:field|input|input field|box|list box|dropdown|drop-down|select|selection)'
const filler = '(?:(?: now| still| again| all| both| also| then)*)'
const holding = new RegExp(
  `^(?<field>(?:the |its |that )?.*?\\b${field}(?: \\uE000\\d+\\uE001)?) (?:contains?|holds?|has|shows?|lists?)${filler} (?:exactly |only |just )?(?:the )?(?<count>${amountPattern} )?(?<noun>[a-z]+s)(?:: |,? namely |,? called | )(?<names>.+)$`,
  'i',
)
const counting = new RegExp(
  `^(?<field>(?:the |its |that )?.*?\\b${field}(?: \\uE000\\d+\\uE001)?) (?:contains?|holds?|has|shows?|lists?)${filler} (?:exactly |only |just )?(?<count>${amountPattern}) ${token}$`,
  'i',
)
const standing = new RegExp(
  `^(?<names>.+?)(?: (?:is|are|stays?|remains?|shows? up|appears?|stands?|turns? up|(?:is|are) (?:shown|displayed|added|selected)|can be seen))?${filler}(?<not> not| no longer)?${filler}(?: (?:shown|displayed|selected|added|listed))?(?<as> as (?:an? )?(?:(?:little|small|new|separate) )?${token})?${filler} in (?<field>(?:the|its|that|this) (?:.{1,30} )?${field}(?: \\uE000\\d+\\uE001)?)$`,
  'i',
)
const onlyOnes =
  /^(?<names>.+?) (?:is|are|remains?|stays?)(?: now| still)? the only (?:selected|chosen|picked|ticked|added) (?:[a-z]+)$/i
const added = new RegExp(
  `^(?<names>.+?) (?:is|was|has been|gets) (?:added|selected|chosen|shown|listed) as (?:the )?(?<nth>${ordinals.join('|')}|last) (?:[a-z]+)$`,
  'i',
)
const several = new RegExp(
  `^(?:both|all (?<count>${amountPattern})|they|the two|these two|those two)(?: of them)?$`,
  'i',
)

/** How many values a field holds that takes several, and which: "The field contains three tags: a, b and c". */
export const readHeldTokens: FactReader = (fact, context) => {
  const clause = normalise(tidy(fact))
  const held = holding.exec(clause)?.groups ?? counting.exec(clause)?.groups
  return held && holdingThese(held, context)
}

/** What stands in such a field, where the values are told first. */
export const readTokens: FactReader = (fact, context) => {
  const clause = normalise(tidy(fact))
  const only = onlyOnes.exec(clause)?.groups?.['names']
  if (only !== undefined) return tokens(only, { extent: 'only' }, undefined, context)
  const place = added.exec(clause)?.groups
  if (place) {
    const nth = /^last$/i.test(place['nth'] ?? '') ? -1 : placeOf((place['nth'] ?? '').toLowerCase())
    return nth === undefined
      ? undefined
      : tokens(place['names'] ?? '', { extent: 'some', at: nth }, undefined, context)
  }
  const where = standing.exec(clause)?.groups
  if (!where) return undefined
  const meant = fieldCalled(where['field'] ?? '', context)
  return (
    meant &&
    tokens(where['names'] ?? '', { extent: where['not'] === undefined ? 'some' : 'none' }, meant, context)
  )
}

function holdingThese(groups: Record<string, string | undefined>, context: FactContext): Check[] | undefined {
  const { field: phrase = '', count, names } = groups
  const meant = fieldCalled(phrase, context)
  if (!meant) return undefined
  const many = count === undefined ? undefined : amountOf(count.trim())
  if (names === undefined)
    return many === undefined ? undefined : [tokenCheck({ count: many, members: [] }, meant, context)]
  const listed = listOf(names, context)
  if (!listed || (many !== undefined && many !== listed.length)) return undefined
  return tokens(
    names,
    many === undefined ? { extent: 'some' } : { extent: 'these', count: many },
    meant,
    context,
  )
}

function tokens(
  phrase: string,
  said: CollectionFact,
  meant: Target | undefined,
  context: FactContext,
): Check[] | undefined {
  const members = listOf(phrase, context) ?? chosenBy(phrase, context)
  return (
    members && [tokenCheck({ ...said, members, ...(quoted(phrase) ? { surely: true } : {}) }, meant, context)]
  )
}

const quoted = (phrase: string) => /^(?:\uE000\d+\uE001(?:, and |, | and )?)+$/.test(phrase)

// In small letters, too: what a field holds is written as it was typed.
function listOf(phrase: string, { prose }: FactContext): string[] | undefined {
  const names = readNames(phrase, prose)?.names
  if (names) return names
  const parts = phrase.split(/, and |, | and /)
  const isPlain = parts.every((part) => /^[\p{L}\d][\p{L}\d_-]*(?: [\p{L}\d_-]+)?$/u.test(part))
  return parts.length > 1 &&
    isPlain &&
    !/\b(?:the|both|all|others?|it|they|is|are|nothing|none)\b/i.test(phrase)
    ? parts
    : undefined
}

// "Both": the last ones that were chosen or ticked.
function chosenBy(phrase: string, { actions, earlier }: FactContext): string[] | undefined {
  const said = several.exec(phrase)
  if (!said) return undefined
  const count = said.groups?.['count']
  const many = count === undefined ? 2 : amountOf(count)
  const done = actions === earlier ? actions : [...earlier, ...actions]
  const names = done.flatMap((action) => chosenName(action) ?? [])
  const last = names.slice(-many)
  return last.length === many && new Set(last).size === many ? last : undefined
}

function chosenName(action: TypedAction): string | undefined {
  if (action.action === 'select') return action.value
  return action.action === 'check' ? action.target.name : undefined
}

function fieldCalled(phrase: string, context: FactContext): Target | undefined {
  const bare = phrase.trim().replace(/^(?:the|its|that|this) /i, '')
  if (new RegExp(`^${field}$`, 'i').test(bare)) return fieldMeant(bare, context) ?? { role: 'textbox' }
  return readThing(phrase, context.prose)
}

function tokenCheck(fact: CollectionFact, meant: Target | undefined, { prose }: FactContext): Check {
  const check = collectionCheck({ ...fact, tokens: true }, {}, prose)
  const { target: _target, ...rest } = check
  return meant ? { ...rest, target: meant } : rest
}
