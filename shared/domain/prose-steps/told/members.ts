import { ordinals, placeOf } from '../../ordinals.ts'
import type { Prose } from '../prose.ts'
import type { Check } from '../types.ts'
import { amountOf, amountPattern } from './amounts.ts'
import type { CollectionFact } from './collection.ts'
import {
  collectionCheck,
  holdsPattern,
  isControl,
  isGeneric,
  placeOfMembers,
  singular,
  therePattern,
} from './collection-words.ts'
import { readNames } from './enumeration.ts'
import { readOrder } from './order.ts'
import { plainFact } from './plain-fact.ts'
import type { FactContext, FactReader } from './readers.ts'

type Groups = Record<string, string | undefined>

const inside = ' (?:in|inside|within|on|under|of|from) (?<in>(?!(?:is|are) |[^,]* (?:is|are) )[^,:;]+?)'
const inPlace = `(?:${inside})?`
const atPlace = inside
const inOrder =
  '(?<order>,? (?:(?:and )?in (?:just |exactly )?(?:this|that|the given|the following|the same|alphabetical) order|one after (?:another|the other)))?'
const place = `(?<nth>${ordinals.join('|')}|last|topmost|bottommost|top|bottom|very first|very last)`
const noun = '(?<noun>[a-z]+(?: (?:item|row|entry|heading|header|title))?)'
const naming =
  '(?:called|named|titled|labell?ed|saying|reading|containing|that says|that reads|with(?: the)?(?: name| title| text)?|for|of)'
const offered = '(?:offered|suggested|proposed|presented|listed|shown|displayed|found|available)'
// What is said of lists and menus; what is merely shown may be anything.
const asListed =
  '(?:(?:is|are|be|get|gets|stays?|remains?) )?(?:all |both |each )?(?:still |now )?(?:all |both )?(?:offered|suggested|proposed|listed|found|in there|among them)(?: here| there)?'
const often = `(?<often>once|twice|${amountPattern} times)`
const shows =
  '(?:drops? down|opens?(?: up)?|pops? (?:up|open)|appears?|comes? up|shows? up|unfolds|expands|slides (?:in|out|down)|is (?:shown|displayed|opened))'

/** A fact, and what it says of the names in it. */
const forms: [form: string, said: (groups: Groups) => CollectionFact | undefined][] = [
  // Only these.
  [
    `(?:only|just|nothing but|no one but|none but) (?:the )?(?:${noun} )?(?<names>.+?)(?: (?:is|are))?(?: ${therePattern}| left| remains?| stays?)*${inPlace}(?:,? (?:and )?(?:nothing|no one|none) else)?`,
    () => ({ extent: 'only' }),
  ],
  [`(?<names>.+?)(?: ${therePattern})? only${inPlace}`, () => ({ extent: 'only' })],
  [
    `(?<names>.+?)(?: ${therePattern})?${inPlace}(?:,? and|,) (?:nothing|no one|none|no others?|no other [a-z]+|nothing more) ?(?:else|more|besides)?`,
    () => ({ extent: 'only' }),
  ],
  [
    `(?<names>.+?) (?:is|are) the only ${noun}(?: (?:left|there|shown|listed|displayed|remaining))?${inPlace}`,
    () => ({ extent: 'only' }),
  ],
  [
    `(?<in>.+?) ${holdsPattern} (?:only|just|nothing but) (?:the )?(?:${noun} )?(?<names>.+?)`,
    () => ({ extent: 'only' }),
  ],
  // How often, and where.
  [
    `(?<names>.+?) (?:is|are|appears?|stands?|occurs?|exists?)(?: (?:there|listed|shown|displayed))?${inPlace} (?:only |just |exactly )?${often}`,
    ({ often: said }) => ({ times: timesOf(said) }),
  ],
  [
    `(?<names>.+?) (?:is|appears?|stands?|occurs?|exists?)(?: listed| shown| displayed)? (?:only |just |exactly )?${often}${inPlace}`,
    ({ often: said }) => ({ times: timesOf(said) }),
  ],
  [
    `(?<names>.+?) (?:is|are|comes?|stands?|sits?|appears?|shows? up|turns? up|ends? up|lands?|lies)(?: (?:shown|listed|displayed))?(?: now)? (?:as )?(?:the )?${place}(?: ${noun})?${inPlace}`,
    ({ nth }) => ({ at: nthOf(nth) }),
  ],
  [
    `(?<names>.+?) (?:is|comes?|stands?|sits?|appears?|shows? up|turns? up|ends? up|lands?|lies|goes|has gone|has moved|(?:is|was) (?:added|put|placed|moved|shown|listed))(?: up| down)? (?:at|to|on|right at) the (?:very )?(?<nth>top|bottom|end|start|beginning|front|back)(?: (?:of|in) (?<in>.+?))?`,
    ({ nth }) => ({ at: nthOf(nth) }),
  ],
  [
    `the ${place} ${noun}(?: (?:shown|listed|displayed|there|left))?${inPlace} (?:is|reads|says|shows) (?<names>.+?)`,
    ({ nth }) => ({ at: nthOf(nth) }),
  ],
  [
    `the ${noun} at the (?<nth>top|bottom|end|start|beginning)(?: (?:of|in) (?<in>.+?))? (?:is|reads|says|shows) (?<names>.+?)`,
    ({ nth }) => ({ at: nthOf(nth) }),
  ],
  [
    `(?:(?<names>it|the (?:new )?[a-z]+) (?:is |stands |comes |sits |appears )?)?(?:right |directly |just )?(?<side>above|before|on top of|ahead of|below|under|beneath|after|behind) (?<other>.+?)`,
    () => ({ extent: 'some', ordered: true }),
  ],
  // None of these.
  [
    `no ${noun} ${naming} (?<names>.+?)(?: (?:is|are) ${offered}| ${therePattern})?(?: anywhere|${atPlace})?`,
    () => ({ extent: 'none' }),
  ],
  [
    `(?<names>.+?) (?:(?:is|are) (?:no longer|not)|(?:does|do) not (?:appear|show up|exist|stand)(?: any ?more)?|cannot be (?:seen|found))(?: (?:there|here|${offered}))?(?: anywhere|${atPlace})?`,
    () => ({ extent: 'none' }),
  ],
  [
    `(?:does )?not (?:see |find )?an? ${noun} ${naming} (?<names>.+?)(?: anywhere|${atPlace})?`,
    () => ({ extent: 'none' }),
  ],
  // These, and in this order.
  [
    `(?:the )?(?<in>.+?): (?<names>.+?)${inOrder}`,
    ({ order }) => ({ extent: 'these', ...(order ? { ordered: true } : {}) }),
  ],
  [
    `(?:the )?${noun} (?<names>.+?) (?:are|is) (?:all |both )?${offered}${inPlace}${inOrder}`,
    ({ order }) => some(order),
  ],
  [`(?<names>.+?) ${asListed}${inPlace}${inOrder}`, ({ order }) => some(order)],
  [`(?<names>.+?) ${therePattern}${atPlace}${inOrder}`, ({ order }) => some(order)],
  [
    `(?<names>.+?) (?:is |are |be )?(?:all |both )?(?:in|inside|within) (?<in>.+?)${inOrder}`,
    ({ order }) => some(order),
  ],
  [
    `(?<in>.+?) (?<verb>${holdsPattern}) (?:(?:the|an?) (?:${noun} (?:${naming} )?)?)?(?<names>.+?)${inOrder}`,
    ({ order }) => some(order),
  ],
  [
    `.+? ${shows} with (?<names>.+?)(?: (?:in it|inside|on it|in there|as options|as choices))`,
    () => some(undefined),
  ],
  [`an? (?<names>\\uE000\\d+\\uE001) ${noun}(?: ${therePattern})?${atPlace}`, () => some(undefined)],
  [
    `(?<names>.+?)(?<order>,? in (?:this|that|the given|exactly this|exactly that) order)`,
    ({ order }) => some(order),
  ],
]
const patterns = forms.map(([form, said]) => ({ pattern: new RegExp(`^(?:${form})$`), said }))

/** What a list, table or column holds: some, only these, none, in this order. */
export const readMembers: FactReader = (fact, context) => {
  const order = readOrder(fact, context)
  if (order) return order
  const { text, called } = withoutKind(plainFact(fact))
  for (const { pattern, said } of patterns) {
    const groups = pattern.exec(text)?.groups
    const checks = groups && checksOf({ noun: called, ...defined(groups) }, said(groups), context)
    if (checks) return checks
  }
  return listed(text, context.prose)
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
): Check[] | undefined {
  const { prose } = context
  const called = groups['noun'] === undefined ? undefined : singular(groups['noun'])
  const names =
    besides(groups, context) ??
    itOf(groups['names'] ?? '', context) ??
    readNames(groups['names'] ?? '', prose)
  const where = placeOfMembers(groups['in'], prose)
  if (!said || !names || where === false || groups['noun'] === 'neither') return undefined
  // "The calendar shows August" is about a text.
  if (/^(?:shows?|displays?)$/.test(groups['verb'] ?? '') && !names.quoted && names.names.length < 2)
    return undefined
  if (said.at !== undefined && ofPage.test(groups['in'] ?? '')) return undefined
  const one = said.at !== undefined || said.times !== undefined
  if (one && names.names.length > 1) return undefined
  const collection: CollectionFact = {
    ...said,
    members: names.names,
    ...(names.quoted ? { surely: true } : {}),
    ...(called === undefined || isGeneric(called) || notNoun.has(called) ? {} : { noun: called }),
  }
  return [collectionCheck(collection, where, prose)]
}

// Names in a row without any verb are what the page lists; one alone may be anything.
function listed(text: string, prose: Prose): Check[] | undefined {
  const names = readNames(text, prose)
  const plain = names?.names.every(
    (name) =>
      !/^[\d\W]/u.test(name) &&
      !/^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
        name,
      ),
  )
  if (!names || !plain || names.names.length < 2 || names.quoted) return undefined
  return [collectionCheck({ extent: 'these', members: names.names }, {}, prose)]
}

// "It is at the top", "The card is in Done": what was typed, moved or ticked last.
function itOf(words: string, { actions }: FactContext): ReturnType<typeof readNames> {
  if (
    !/^(?:it|that|the (?:new )?(?:one|card|item|entry|row|task|todo|to-do|note|line|element|record))$/i.test(
      words,
    )
  )
    return undefined
  const done = actions.findLast(({ action }) => ['fill', 'type', 'drag', 'check', 'uncheck'].includes(action))
  const name = done && ('value' in done ? done.value : 'target' in done ? done.target?.name : undefined)
  return name === undefined || name.trim() === '' ? undefined : { names: [name], quoted: false }
}

// "It is above "B"": both, in the order in which they stand.
function besides({ names, side, other }: Groups, context: FactContext): ReturnType<typeof readNames> {
  const one = side === undefined ? undefined : itOf(names ?? 'it', context)
  const two = readNames(other ?? '', context.prose)
  if (!one || two?.names.length !== 1) return undefined
  const both = [...one.names, ...two.names]
  return { names: /^(?:above|before|on|ahead)/i.test(side ?? '') ? both : both.toReversed(), quoted: false }
}

const some = (order: string | undefined): CollectionFact => ({
  extent: 'some',
  ...(order === undefined ? {} : { ordered: true }),
})
// The top of the page is the top of no list.
const ofPage = /^(?:the |this )?(?:page|screen|website|site|app|application|window|view|form|dialog|popup)$/i
const notNoun = new Set(
  'one the a an is are of and both all only just say other text message value word attribute neither either'.split(
    ' ',
  ),
)

function nthOf(word = ''): number | undefined {
  const text = word.toLowerCase().replace('very ', '')
  if (/^(?:last|bottom|bottommost|end|back)$/.test(text)) return -1
  return /^(?:top|topmost|start|beginning|front)$/.test(text) ? 1 : placeOf(text)
}

function timesOf(said = ''): number {
  const text = said.toLowerCase()
  return text === 'once' ? 1 : text === 'twice' ? 2 : amountOf(text.replace(/ times$/, ''))
}
