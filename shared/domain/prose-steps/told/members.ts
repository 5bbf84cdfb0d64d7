import { months } from '../../english/dates.ts'
import { among } from '../fitting/among.ts'
import type { Prose } from '../prose.ts'
import { roleOfNoun } from '../nouns.ts'
import type { Check, Target } from '../types.ts'
import type { CollectionFact } from './collection.ts'
import { collectionCheck, isControl, isGeneric, placeOfMembers, singular } from './collection-words.ts'
import { readNames, type Enumeration } from './enumeration.ts'
import { lookedAt } from './looked-at.ts'
import { memberForms, naming, type Groups } from './member-forms.ts'
import { readOrder } from './order.ts'
import { plainFact } from './plain-fact.ts'
import type { FactContext, FactReader } from './readers.ts'

/** What a list, table or column holds: some, only these, none, in this order. */
export const readMembers: FactReader = (fact, context) => {
  const order = readOrder(fact, context)
  if (order) return order
  const { text, called } = withoutKind(plainFact(fact))
  for (const { pattern, said } of among(memberForms, text)) {
    const groups = pattern.exec(text)?.groups
    const checks =
      groups && checksOf({ noun: called, ...defined(groups) }, said(groups), context, lookedAt(fact, context))
    if (checks) return checks
  }
  return listed(text.replace(/(?:,? (?:is|comes|goes))? first(?: now)?(?=,? (?:and )?then )/, ''), context)
}

// "A card called "X" turns up", "a second "X" card is": what it is said to be, and the name alone.
function withoutKind(text: string): { text: string; called: string | undefined } {
  const [, said = '', noun = '', name = ''] = calledFirst.exec(text) ?? []
  if (name !== '' && !isControl(noun)) return { text: `${name}${text.slice(said.length)}`, called: noun }
  const [, phrase = '', only = '', kind = ''] = nounLast.exec(text) ?? []
  return only === '' || isControl(kind)
    ? { text, called: undefined }
    : { text: `${only}${text.slice(phrase.length)}`, called: kind }
}
const calledFirst = new RegExp(
  `^((?:an?|the|another|one|your|my) (?:new |second |third )?([a-z]+) ${naming} (\uE000\\d+\uE001))(?= )`,
)
const nounLast = /^((?:an?|the|another|one|your|my) (?:new |second |third )?(\uE000\d+\uE001) ([a-z]+))(?= )/
const defined = (groups: Groups): Groups =>
  Object.fromEntries(Object.entries(groups).filter(([, words]) => words !== undefined))

function checksOf(
  groups: Groups,
  said: CollectionFact | undefined,
  context: FactContext,
  looked: { within?: Target },
): Check[] | undefined {
  const { prose } = context
  const called = groups['noun'] === undefined ? undefined : singular(groups['noun'])
  const names =
    besides(groups, context) ??
    between(groups, context) ??
    itOf(groups['names'] ?? '', context) ??
    readNames(groups['names'] ?? '', prose)
  const named = placeOfMembers(groups['in'], prose)
  const where = named === false || named.within || !looked.within ? named : { within: looked.within }
  const missed = (groups['side'] ?? groups['pair']) !== undefined && (names?.names.length ?? 0) < 2
  if (!said || !names || missed || where === false || groups['noun'] === 'neither') return undefined
  if (groups['side'] === undefined && groups['pair'] === undefined && names.ordered && said.extent !== 'some')
    return sequence(names.names, where, prose)
  if (called !== undefined && isControl(called) && !/^(?:heading|header)$/.test(called))
    return controls(called, names, said, where)
  // "X is not on the page" is about a text wherever it stands.
  if (
    said.extent === 'none' &&
    names.quoted &&
    called === undefined &&
    /^$|page|screen/i.test(groups['in'] ?? '')
  )
    return names.names.map((expected) => ({ kind: 'assert_text', expected, negated: true }))
  // "The calendar shows August" is about a text.
  if (/^(?:shows?|displays?)$/.test(groups['verb'] ?? '') && !names.quoted && names.names.length < 2)
    return undefined
  if (said.at !== undefined && ofPage.test(groups['in'] ?? '')) return undefined
  // "Please select one first" is no name.
  if (
    groups['briefly'] !== undefined &&
    !names.quoted &&
    !/^(?:[\p{Lu}\p{N}(][^ ]* ?)+$/u.test(names.names[0] ?? '')
  )
    return undefined
  // "D went to the front: D, B" says two things.
  if (groups['told'] !== undefined && !isList.test(groups['in'] ?? '')) return undefined
  const one = said.at !== undefined || said.times !== undefined
  if (one && names.names.length > 1) return undefined
  const collection: CollectionFact = {
    ...said,
    ...(said.extent === 'these' && isMoved(context) ? { ordered: true } : {}),
    ...(names.ordered ? { ordered: true } : {}),
    members: names.names,
    ...(names.quoted ? { surely: true } : {}),
    ...(called === undefined || isGeneric(called) || notNoun.has(called) ? {} : { noun: called }),
  }
  return [collectionCheck(collection, where, prose)]
}

// Names in a row without any verb are what the page lists; one alone may be anything.
function listed(text: string, context: FactContext): Check[] | undefined {
  const { prose } = context
  const names = readNames(text, prose)
  const plain = names?.names.every(
    (name) => !/^[\d\W]/u.test(name) && !months.some((month) => name.toLowerCase().startsWith(month)),
  )
  if (!names || !plain || names.names.length < 2 || text.includes('\uE000')) return undefined
  return names.ordered || isMoved(context)
    ? sequence(names.names, {}, prose)
    : [collectionCheck({ extent: 'these', members: names.names }, {}, prose)]
}

/** "It is at the top", "The card is in Done": what was typed, moved or ticked last. */
export function itOf(words: string, { actions, subject, prose }: FactContext): Enumeration | undefined {
  // What the fact before spoke of, where that was a name.
  const named = /^it$/i.test(words) && subject !== undefined ? readNames(subject, prose) : undefined
  if (named?.names.length === 1) return named
  if (
    !/^(?:it|that|the (?:new )?(?:one|card|item|entry|row|task|todo|to-do|note|line|element|record))$/i.test(
      words,
    )
  )
    return undefined
  const done = actions.findLast(({ action }) => ['fill', 'type', 'drag', 'check', 'uncheck'].includes(action))
  const target = done && 'target' in done ? done.target : undefined
  // Who takes something by its handle moves what the handle stands with.
  const name = done && ('value' in done ? done.value : (target?.near?.name ?? target?.name))
  return name === undefined || name.trim() === ''
    ? undefined
    : { names: [name], quoted: false, ordered: false }
}

// "It is above "B"": both, in the order in which they stand.
function besides({ names, side, other }: Groups, context: FactContext): ReturnType<typeof readNames> {
  const one = side === undefined ? undefined : itOf(names ?? 'it', context)
  const two = readNames(other ?? '', context.prose)
  if (!one || two?.names.length !== 1) return undefined
  const both = [...one.names, ...two.names]
  return {
    names: /^(?:above|before|on|ahead)/i.test(side ?? '') ? both : both.toReversed(),
    quoted: false,
    ordered: false,
  }
}

function between({ names, pair }: Groups, context: FactContext): ReturnType<typeof readNames> {
  const two = pair === undefined ? undefined : readNames(pair, context.prose)
  const one = itOf(names ?? '', context) ?? readNames(names ?? '', context.prose)
  if (two?.names.length !== 2 || one?.names.length !== 1) return undefined
  return { names: [...one.names, ...two.names], quoted: one.quoted && two.quoted, ordered: false }
}

// Where something was dragged or sorted, names in a row are told in the order in which they stand.
const isMoved = ({ actions }: FactContext) =>
  actions.some(
    (action) =>
      action.action === 'drag' || ('target' in action && /\b(?:sort|order)/i.test(action.target?.name ?? '')),
  )

const sequence = (members: string[], where: { within?: Target }, prose: Prose): Check[] => [
  collectionCheck({ extent: 'these', ordered: true, members }, where, prose),
]

// "The buttons "Save" and "Cancel" are displayed": each of them is there or not.
function controls(
  noun: string,
  { names, quoted }: Enumeration,
  { extent, ordered }: CollectionFact,
  where: { within?: Target },
): Check[] | undefined {
  const role = roleOfNoun(noun)
  if (role === undefined || ordered || (extent !== 'some' && extent !== 'none')) return undefined
  return names.map((name) => ({
    kind: 'assert_visible',
    target: { role, name, ...where },
    ...(quoted ? {} : { unquoted: true }),
    ...(extent === 'none' ? { negated: true } : {}),
  }))
}

const isList =
  /^(?:the |this |that )?(?:[a-z]+ )?(?:lists?|table|grid|columns?|board|lane|menu|order|results?|items|entries|rows|options|names|suggestions)$|^(?:the )?\uE000|^[A-Z][\w-]*(?: [A-Z][\w-]*)?$/i

// The top of the page is the top of no list.
const ofPage = /^(?:the |this )?(?:page|screen|website|site|app|application|window|view|form|dialog|popup)$/i
const notNoun = new Set(
  'one the a an is are of and both all only just say other text message value word attribute neither either'.split(
    ' ',
  ),
)
