import { activate } from '../controls.ts'
import { vague } from '../field-values.ts'
import { isNoun } from '../nouns.ts'
import { restore, type Prose } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import { readPointed } from './phrases.ts'
import type { ActionReader } from './readers.ts'
import { withoutRemarks } from './wording.ts'

const choose =
  '(?:choose|pick(?: out)?|select|take|go (?:for|with)|opt for|decide (?:on|for)|settle (?:on|for)|elect|highlight|single out|use|(?:go |switch |change |get )?(?:it )?back to|(?:switch|change|set|turn)(?: it| that)?(?: over)? (?:back )?to)'
const fromField = new RegExp(
  `^(?:choose|pick(?: out)?|select|take|go for|use) (.+?) (?:from|in|out of|as|for|under|on|among|within) (?:the |an? |your |its )?(.+)$`,
  'i',
)
const setting =
  /^(?:set|change|switch|turn|put|move|reset|alter|adjust) (?:the |an? |your |its )?(.+?) (?:back |over )?(?:to|on|onto) (.+)$/i
const sorting =
  /^(sort|order|group|arrange|filter)(?: (?:the |it |them |this )?(?:list|table|results?|products?|items?|entries)?)? ?by (.+)$/i
const filtering = /^(filter|show|view|list|display)(?: only| just)? (.+?)(?: only)?$/i
const bare = new RegExp(`^${choose} (?:the |an? |your |its |only |just )*(.+)$`, 'i')
const noun =
  /^(.+?) (?:option|choice|entry|item|value|radio|radio button|tab|filter|category|variant|one|setting|version|suggestion|proposal|result|from the (?:list|dropdown|menu|suggestions|options))$/i
const article = /^(?:the |an? |your |its )/i
// What is no name of an option: it counts, joins, denies or points back.
const noOption =
  /^(?:it|them|they|that|this|these|those|both|each|every|any|some|another|none|nothing|everything|something|someone|here|there|to|and|or|not|no|if|when|where|until|before|after|while|one|out|off|over|care|place|part|note|turns?)\b|\b(?:is|are|was|were|has|have|should|must|will|can|cannot|without|which|who|until|unless|instead of|and then|then)\b|[:/]/i
const untick =
  /^(?:take|remove|clear|get) (?:the |its )?(?:tick|check ?mark|check|cross)(?: mark)?(?: (?:out|off|away))?(?: (?:of|from|at|in|on|for) (.+))?$/i
const mostWords = 7

/**
 * Choosing: what is offered under that name, be it a box or a radio button, a tab, link or menu item, or an entry of the one list that offers it. With a
 * field that is named it is chosen there.
 */
export const readChoosing: ActionReader = (clause, { prose }) => {
  const text = withoutRemarks(clause)
  const unticked = untick.exec(text)
  if (unticked) {
    const target = unticked[1] === undefined ? prose.it : readPointed(unticked[1], prose)
    return target && [{ action: 'uncheck', target }]
  }
  const [, value, field] = fromField.exec(text) ?? []
  const [, place, to] = setting.exec(text) ?? []
  const own = chosen(bare.exec(text)?.[1], prose)
  const there = inField(value, field, prose) ?? inField(to, place, prose)
  if (there) return own ? [{ ...there, otherwise: own } as TypedAction] : [there]
  return own ?? sorted(text, prose)
}

/** What is chosen by its name alone, in all ways that a page may offer it. */
function chosen(phrase: string | undefined, prose: Prose): TypedAction[] | undefined {
  const name = optionName(phrase, prose)
  if (name === undefined) return undefined
  const short = nameAlone(phrase ?? '', prose)
  const listed: TypedAction = {
    action: 'select',
    target: { role: 'offering', name: short ?? name },
    value: short ?? name,
  }
  const pressed = readPointed(phrase ?? '', prose)
  const others: TypedAction[] =
    pressed && pressed.name !== undefined ? [{ action: 'click', target: { ...pressed, whole: true } }] : []
  const inList: TypedAction = others.length > 0 ? ({ ...listed, otherwise: others } as TypedAction) : listed
  const names = short === undefined || short === name ? [name] : [name, short]
  const control = { ...activate(names), otherwise: [inList] } as TypedAction
  return [
    {
      action: 'check',
      target: anyOf(names.map((one) => ({ name: one, whole: true }))),
      otherwise: [control],
    },
  ]
}

function anyOf([first = {}, ...or]: Target[]): Target {
  return or.length > 0 ? { ...first, or } : first
}

function inField(value: string | undefined, field: string | undefined, prose: Prose) {
  const name = optionName(value, prose)
  const target = field === undefined || name === undefined ? undefined : fieldNamed(field, prose)
  return target && ({ action: 'select', target, value: name ?? '' } satisfies TypedAction)
}

// "The list", "the dropdown underneath": which one it is told by where it stands, or by what it offers.
function fieldNamed(phrase: string, prose: Prose): Target | undefined {
  const text = phrase.replace(/ (?:under|over)neath$| (?:above|below|there|here)$/i, '')
  const target = readPointed(text, prose)
  if (!target || target.name === undefined) return undefined
  const kinds = [target, ...(target.or ?? [])].filter(({ role }) => role === undefined || isField(role))
  return kinds.length > 0 ? anyOf(kinds.map(({ or: _or, whole: _whole, ...one }) => one)) : undefined
}

const isField = (role: string): boolean =>
  /^(?:combobox|listbox|list|group|textbox|radio|menu|region)$/.test(role)

// "Sort by price" is chosen in what is called "Sort by", or is what a control says.
function sorted(text: string, prose: Prose): TypedAction[] | undefined {
  const [, verb = '', by] = sorting.exec(text) ?? []
  const [, only = '', what] = by === undefined ? (filtering.exec(text) ?? []) : []
  const name = optionName(by ?? what, prose)
  if (name === undefined) return undefined
  if (by === undefined) return /^(?:filter|show|list)$/i.test(only) ? chosen(what, prose) : undefined
  const select: TypedAction = {
    action: 'select',
    target: { name: `${verb} by`, or: [{ name: verb }] },
    value: name,
  }
  const header: TypedAction = { action: 'click', target: { role: 'columnheader', name, whole: true } }
  const listed: TypedAction = {
    action: 'select',
    target: { role: 'offering', name },
    value: name,
    otherwise: [{ ...select, otherwise: [header] }],
  }
  return [{ ...activate([`${verb} by ${name}`, `by ${name}`]), otherwise: [listed] } as TypedAction]
}

function optionName(phrase: string | undefined, { literals }: Prose): string | undefined {
  const text = (phrase ?? '').trim().replace(article, '')
  const words = restore(text, literals)
  const isQuoted = /^\uE000\d+\uE001$/.test(text)
  if (!isQuoted && /[\uE000,;]/.test(text)) return undefined
  const name = isQuoted ? words.slice(1, -1).trim() : words
  if (
    name === '' ||
    (!isQuoted && (noOption.test(text) || (vague.test(text) && !/^\p{Lu}/u.test(text)) || isNoun(text)))
  )
    return undefined
  return name.split(' ').length <= mostWords ? name : undefined
}

// "The Express option" is called Express.
function nameAlone(phrase: string, prose: Prose): string | undefined {
  const [, alone] = noun.exec(phrase.replace(article, '')) ?? []
  return alone === undefined ? undefined : optionName(alone, prose)
}

// "From the list" says nothing of which one: what is chosen is told by its name first.
const unnamedList = new Set(['list', 'listbox', 'combobox', 'menu'])

/** A choice from a list without a name, by the name of what is chosen where several lists are there. */
export function fromAnyList(actions: TypedAction[]): TypedAction[] {
  const [only, ...more] = actions
  if (only?.action !== 'select' || more.length > 0 || only.otherwise) return actions
  const { role = '', name, nth, within } = only.target
  if (!unnamedList.has(role) || name !== undefined || nth !== undefined || within) return actions
  const listed: TypedAction = { ...only, target: { role: 'offering', name: only.value }, otherwise: [only] }
  const control = { ...activate([only.value]), otherwise: [listed] } as TypedAction
  return [{ action: 'check', target: { name: only.value, whole: true }, otherwise: [control] }]
}
