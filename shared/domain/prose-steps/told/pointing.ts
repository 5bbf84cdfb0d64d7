import { businessVerb } from '../business-verbs.ts'
import { activate } from '../controls.ts'
import { withoutAsides } from '../asides.ts'
import { parseKey } from '../keys.ts'
import { readNumber, type Reading } from '../patterns.ts'
import { restore, type Prose } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import { readPointed, together } from './phrases.ts'
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
const opening =
  /^((?:re-?)?open(?: up)?|unfold|expand|fold out|bring up|pull up|drop down|pop open|access|show|reveal|display|visit|follow|view|launch|(?:go|switch|change|head|move|jump|get|navigate|return|hop|skip|turn)(?: over| back| on| across| down| up)? to|go (?:into|onto)) (.+)$/i
const closing =
  /^(?:close|collapse|fold(?: up| in| away)?|hide|shut|dismiss|minimi[sz]e|roll up|click away|get rid of|x out(?: of)?) (.+?)(?: away)?$/i
// What a control shows when it is opened: it is opened at the control.
const shown =
  /^(?:the |its )?(?:(?:drop-?down |pull-?down |option |suggestion )?(?:list|menu|options|choices|entries|suggestions|values|content|contents|details|calendar|date picker|picker|popup|pop-up)) (?:of|for|in|at|under|behind) (.+)$/i
const place =
  /\b(?:section|part|area|heading|column|example|table|list|form|group|panel|footer|header|row|card|chart|block|chapter|demo|grid|slider|calendar|top|bottom)\b/i
const held = /\b(?:example|demo|sample|item|entry|card|post|article|question|chapter|lesson|row)\b/i
const means =
  /^(.+?),? (?:with|via|using|by(?: means of)?|through|by (?:clicking|pressing|hitting|tapping)(?: on)?) (.+)$/i
const browserBox =
  /^(?:the |that |this )?(?:browser |native |javascript |little |small )*(?:dialog|alert|prompt|message|message box|box|pop-?up|notice|confirmation|warning|window)$/i
const agreeing = /^(?:ok|okay|acknowledge|accept) (.+?)(?: away)?$/i

// How often something is done is no part of a name.
const counted = /\b(?:\d+|several|many|few|couple of|hundred|thousand) ?(?:more )?times\b/i
const quantity =
  /\b(?:\d+|twice|thrice|times|two|three|four|five|six|seven|eight|nine|ten|all|each|every|both|several|many|some)\b/i
// What is done by a control; what is entered, replaced or dragged has a value or a place behind the same words.
const controlled =
  /^(?:open|close|remove|delete|dismiss|confirm|submit|send|save|cancel|expand|collapse|unfold|fold|hide|show|clear|end|finish|start|stop|toggle|switch|go|increase|decrease|raise|lower|add|accept|reject|decline|sort|apply|reset|undo|redo|print|log|sign|leave|discard|archive|approve)\b/i

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

function opened(
  clause: string,
  { prose }: Reading,
  earlier: readonly TypedAction[],
): TypedAction[] | undefined {
  const [, verb = '', phrase] = opening.exec(clause) ?? []
  if (phrase === undefined || /[:/]|\bwww\./.test(restore(phrase, prose.literals))) return undefined
  if (/^(?:it|that|this)$/i.test(phrase)) return again(prose, earlier)
  const [, owner] = shown.exec(phrase) ?? []
  const own = readPointed(phrase, prose)
  const at = owner === undefined ? undefined : readPointed(owner, prose)
  const target = together([own, at].filter((one) => one !== undefined))
  if (!target) return undefined
  // Who goes to a part of the page that no control is called by looks at it there.
  const isPlace = / to$/i.test(verb) && place.test(phrase)
  const otherwise: TypedAction[] = [{ action: 'scroll_to', target }]
  const name = target.name ?? phrase.replace(/^(?:the|an?|its|my|your) /i, '')
  const others = [target, ...(target.or ?? [])]
    .map(({ or: _or, ...one }): Target => one)
    .filter((one) => one.name !== undefined && !isPlace)
  const called: Target = { role: 'control', name, whole: true }
  const isKind = target.role !== undefined && !isPlace && target.name !== undefined
  // What is opened takes clicks; where it is no more than a text, the one control that stands with it does.
  const pressed = others.flatMap((one): Target[] =>
    one.role === undefined
      ? [
          { ...one, role: 'control', whole: true },
          { ...one, role: 'button' },
          { ...one, role: 'textbox', whole: true },
        ]
      : [one],
  )
  const beside: Target[] = held.test(phrase) && !isPlace ? [{ role: 'control', near: target }] : []
  const control = together([...(isKind ? [target, called] : [called]), ...pressed, ...beside])
  return control && [{ action: 'click', target: control, ...(isPlace && { otherwise }) }]
}

// What opens something was pressed before; what closed it was not.
function again({ it }: Prose, earlier: readonly TypedAction[]): TypedAction[] | undefined {
  const opener = earlier.findLast(
    (action) =>
      action.action === 'click' &&
      [action.target.name ?? '', ...(action.target.also ?? [])].some((name) => /\bopen\b/i.test(name)),
  )
  if (opener) return [opener]
  const isCloser = /\b(?:close|cancel|ok|dismiss|hide|done|back)\b/i.test(it?.name ?? '')
  return it && !isCloser ? [{ action: 'click', target: it }] : undefined
}

const folding =
  /^(?:the )?.*\b(?:menu|section|panel|accordion|details|disclosure|list|dropdown|drop-down|sidebar|tree|group)$/i
const closers = ['close', '×', '✕', 'x', 'dismiss', 'cancel', 'ok', 'hide']

function closed(clause: string, { prose }: Reading): TypedAction[] | undefined {
  const [, phrase] = closing.exec(clause) ?? []
  if (phrase === undefined || means.test(phrase)) return undefined
  const what = phrase.replace(/ \([^()]*\)$/, '')
  const thing = readPointed(what, prose)
  if (!thing) return undefined
  const named: Target = {
    role: 'control',
    name: `close ${thing.name ?? what.replace(/^the /i, '')}`,
    whole: true,
  }
  const sign: Target = { name: 'close', signs: closers, near: thing }
  // What folds is closed where it was opened.
  const folds = folding.test(phrase) || /\uE000|\p{Lu}/u.test(phrase)
  const target = together([named, sign, ...(folds && thing.name !== undefined ? [thing] : [])])
  return target && [{ action: 'click', target }]
}

/** "Remove "x" with its cross", "Close the message with "OK"": what is done is done by the control that is named last, at the thing that is named first. */
function byMeans(clause: string, { prose }: Reading): TypedAction[] | undefined {
  const [, what = '', how] = means.exec(clause) ?? []
  if (how === undefined || quantity.test(plain(what)) || !controlled.test(what)) return undefined
  const key = parseKey(how.replace(/^(?:the )?(.+?)(?: key)?$/i, '$1'))
  if (key !== undefined) return [{ action: 'press', key }]
  const [, object] = /^\S+(?: (?:away|up|out|off))? (.+)$/.exec(what) ?? []
  const thing = object === undefined ? undefined : readPointed(object, prose)
  const control = readPointed(how, thing ? { ...prose, it: thing } : prose)
  const isControl =
    control &&
    (control.signs || control.role === 'button' || control.role === 'link' || how.includes('\uE000'))
  if (!control || !isControl) return undefined
  const near = thing && !control.near ? [{ ...control, near: thing }] : []
  const target = together([...near, control])
  return target && [{ action: 'click', target }]
}

const corner =
  /,? (?:at |on |in )?(?:the )?(?:top|bottom|upper|lower)[ -](?:left|right)(?:[ -]hand)?(?: corner)?$/i

// "Open the side menu with Menu, top left": what is named or quoted as the means is pressed.
function openedBy(clause: string, reading: Reading): TypedAction[] | undefined {
  const [, what = '', how = ''] = means.exec(clause) ?? []
  const control = how.replace(corner, '')
  const isNamed =
    /^(?:(?:the |its )?(?:button |link |icon )?\uE000\d+\uE001(?: button| link| icon)?|\p{Lu}\S*(?: \p{Lu}\S*)*)$/u.test(
      control,
    )
  const target =
    isNamed && /^(?:open|show|bring up|pull up|close|hide)\b/i.test(what) && !/\uE000/.test(what)
      ? readPointed(control, reading.prose)
      : undefined
  return target && [{ action: 'click', target }]
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

const plain = (words: string) => words.replaceAll(/\uE000\d+\uE001/g, '')
