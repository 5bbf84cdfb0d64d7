import { businessVerb } from '../business-verbs.ts'
import { activate } from '../controls.ts'
import { withoutAsides } from '../asides.ts'
import { readNumber, type Reading } from '../patterns.ts'
import type { Prose } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import { byMeans, controlled, openedBy } from './by-means.ts'
import { closed, opened } from './opening.ts'
import { readPointed } from './phrases.ts'
import type { ActionReader } from './readers.ts'
import { pressed, readGiven, restedOn } from './spots.ts'
import { withoutRemarks } from './wording.ts'

export type Pointing = 'click' | 'double_click' | 'right_click' | 'hover'

const mouse = ' (?:with |using )?(?:the |your )?(?:mouse|mouse pointer|mouse cursor|pointer|cursor)'
const pointing: [verb: RegExp, action: Pointing][] = [
  [/^(?:double[- ]click|double[- ]tap|click twice)(?: on| at| into| in| inside)? (.+)$/i, 'double_click'],
  [/^(?:right[- ]click|secondary[- ]click)(?: on| at| into| in| inside)? (.+)$/i, 'right_click'],
  [
    new RegExp(
      `^(?:(?:hover|move|go|point|rest|park|put|hold|place)${mouse} (?:over|to|onto|on|at|above|across)|(?:hover|point)(?: (?:over|to|onto|on|at|above|across))?|mouse over) (.+)$`,
      'i',
    ),
    'hover',
  ],
  [
    /^(?:(?:put|set|place|move|give) (?:the )?(?:keyboard )?focus (?:in|into|on|onto|to)|focus(?: on)?) (.+)$/i,
    'click',
  ],
  [
    /^(?:(?:left[- ])?click|press|tap|hit|push|punch|poke|activate|toggle|flip|give (?:a click|a tap) (?:to|on))(?: (?:on|at|into|inside|onto|in|down on))? (.+)$/i,
    'click',
  ],
]
const browserBox =
  /^(?:the |that |this )?(?:browser |native |javascript |little |small )*(?:dialog|alert|prompt|message|message box|box|pop-?up|notice|confirmation|warning|window)$/i
const agreeing = /^(?:ok|okay|acknowledge|accept) (.+?)(?: away)?$/i

// How often something is done is no part of a name.
const counted = /\b(?:\d+|several|many|few|couple of|hundred|thousand) ?(?:more )?times\b/i
/** Pointing: clicks, opens, closes what a phrase names. */
export const readPointing: ActionReader = (clause, reading, earlier) => {
  const inTurn = oneAfterAnother(clause, reading, earlier)
  if (inTurn) return inTurn
  const { clause: bare, times } = withoutAsides(withoutRemarks(clause))
  if (counted.test(bare)) return undefined
  const actions =
    once(clause, reading) ??
    nudged(bare, reading) ??
    rested(bare, reading) ??
    bracketed(bare, reading) ??
    called(bare, reading) ??
    pointed(bare, reading) ??
    agreed(bare) ??
    openedBy(bare, reading) ??
    opened(bare, reading, earlier) ??
    closed(bare, reading) ??
    byMeans(bare, reading)
  return actions && Array.from({ length: times }, () => actions).flat()
}

const next = /,? (?:and )?(?:then|after that|afterwards) (?:on )?(?=(?:the |its )?\S)/i

// "Press the minus once, then the plus three times": how often is said of each.
const oneAfterAnother: ActionReader = (clause, reading, earlier) => {
  const [verb = ''] = /^(?:click|press|tap|hit|push)(?: on)?(?= )/i.exec(clause) ?? []
  const parts = clause.split(next)
  const counts = parts.map((part) => part.replace(/ once$/i, '') !== part || withoutAsides(part).times > 1)
  if (verb === '' || parts.length === 1 || !counts.includes(true)) return undefined
  const read = parts.map((part, at) =>
    readPointing(`${at === 0 ? '' : `${verb} `}${part.replace(/ once$/i, '')}`, reading, earlier),
  )
  return read.every((actions) => actions !== undefined) ? read.flat() : undefined
}

function nudged(clause: string, { prose }: Reading): TypedAction[] | undefined {
  const { phrase, count, key } = readGiven(clause) ?? {}
  const target = phrase === undefined ? undefined : readPointed(phrase, prose)
  return target && pressed(target, key, readNumber(count))
}

function rested(clause: string, { prose }: Reading): TypedAction[] | undefined {
  const phrase = restedOn(clause)
  const target = phrase === undefined ? undefined : readPointed(phrase, prose)
  return target && [{ action: 'hover', target }]
}

// "Remove the line (the grey x beside the quantity)": the means stands behind what it is good for.
function bracketed(clause: string, { prose }: Reading): TypedAction[] | undefined {
  const [, what = '', how = ''] = /^([^()]+) \(([^()]+)\)$/.exec(clause) ?? []
  const target = controlled.test(what) ? readPointed(how, prose) : undefined
  return target?.signs ? [{ action: 'click', target }] : undefined
}

function pointed(clause: string, { prose }: Reading): TypedAction[] | undefined {
  for (const [verb, action] of pointing) {
    const [, phrase] = verb.exec(clause) ?? []
    if (phrase === undefined) continue
    const targets = sequence(phrase, prose)
    if (targets) return targets.map((target) => ({ action, target }))
  }
  return undefined
}

// "My account and then Sign in": one after the other. "Save and close" may be one name.
function sequence(phrase: string, prose: Prose): Target[] | undefined {
  const parts = phrase.split(/,? (?:and )?(?:then|after that|afterwards)(?: on)? |, and after that(?: on)? /i)
  const targets = parts.map((part) => readPointed(part, prose))
  return targets.every((one) => one !== undefined) ? targets : undefined
}

/** A message is taken note of by its OK, be it drawn by the browser or by the page. */
function agreed(clause: string): TypedAction[] | undefined {
  const [, what] = agreeing.exec(clause) ?? []
  return what !== undefined && browserBox.test(what)
    ? [{ action: 'click', target: { name: 'OK' } }]
    : undefined
}

const written = /^(?:[a-z'-]+ )?(?:to|from|into) (?:the |my |your |all )?[a-z-]+$/i

const bareVerb =
  /^(?:click|press|tap|hit|push)(?: (?:again|once (?:more|again)|(?:a|for the) second time|one more time|there))+(?: \([^()\uE000]*\))?$/i

// "Click again": what was clicked before.
const once = (clause: string, { prose }: Reading): TypedAction[] | undefined =>
  prose.it && bareVerb.test(clause) ? [{ action: 'click', target: prose.it }] : undefined

/** "Add to cart", "page 2", "same button": what a control is called, or the one before once more. */
function called(clause: string, { prose }: Reading): TypedAction[] | undefined {
  if (prose.it && /^(?:the )?same (?:button|link|one|thing|control)?$/i.test(clause))
    return [{ action: 'click', target: prose.it }]
  const [, page] = /^page (\d{1,3})$/i.exec(clause) ?? []
  if (page !== undefined) return [activate([`page ${page}`, page])]
  const { object = '' } = businessVerb(clause) ?? {}
  return written.test(object)
    ? [activate([...new Set([clause, clause.replace(/ (?:the|my|your) /i, ' ')])])]
    : undefined
}
