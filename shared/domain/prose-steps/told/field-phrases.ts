import type { Reading } from '../patterns.ts'
import type { Target, TypedAction } from '../types.ts'
import { placeOf } from '../../english/ordinals.ts'
import { readThing } from './thing.ts'
import { wordTable } from '../../basics/word-table.ts'

const filler =
  / (?:provided|given|there|here|below|above|underneath|at hand|in question|on (?:the|this) (?:page|screen|form)|of (?:the|this) (?:page|screen|form))$/i
// Where on the screen it is: no name says so.
const corner =
  / (?:(?:up |down )?(?:at|on|in) the (?:very )?(?:top|bottom|upper|lower|left|right)(?:[ -](?:left|right|corner|hand|side|part))+|(?:up|down) there)(?: of the (?:page|screen))?$/i
const article = /^(?:the|an?|this|that|its|your|my|their|our) /i
const pointer =
  /^(?:it|there|here|in there|this|that|this one|that one|the same(?: one| (?:field|box|input))?)$/i
const kindWord =
  '(?:(?:text|input|entry|edit|typing|form)[ -]?)?(?:box|field|input|area|line|blank|slot|editor|one|textbox|textarea)'
/** Which of several it is, and of which kind: no part of a name. */
const bare = new RegExp(
  `^(?<which>(?:very |only |big |large |little |small |long |empty |blank |open |opened |new |same |single |main |active |focused |current |white )*)(?<place>top|upper|bottom|lower|last|(?!num|search|text)[a-z]+)? ?(?<of>number|numeric|numerical|search|text)? ?${kindWord}(?<side> (?:at|on) (?:the )?(?:very )?(?:top|bottom|end))?$`,
  'i',
)
const sideOf = (words: string): number | undefined =>
  /top|upper/i.test(words)
    ? 1
    : /bottom|lower|last|end/i.test(words)
      ? -1
      : placeOf(words.trim().toLowerCase())
const backReference = /^(?:this|that|the same|the current|its) /i
const fieldRoles = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'typing', 'focused'])
const generalPlace = /^(?:top|upper|bottom|lower|last)$/i

/** Short forms that people write, and what labels say. */
const short = wordTable<string[]>({
  qty: ['quantity', 'amount'],
  quantity: ['qty'],
  mail: ['e-mail', 'e-mail address'],
  email: ['e-mail address', 'mail'],
  'e-mail': ['e-mail address', 'mail'],
  phone: ['telephone', 'phone number'],
  tel: ['telephone', 'phone'],
  pwd: ['password'],
  pw: ['password'],
  dob: ['date of birth', 'birth date'],
  zip: ['zip code', 'postal code', 'postcode'],
  msg: ['message'],
  desc: ['description'],
  'search term': ['search'],
  keyword: ['search'],
  'search text': ['search'],
  addr: ['address'],
})

/** What the value, text or entry stands in, when nobody says where: never a name on the page. */
export const contents =
  /^(?:the |its |this |that |your |all |whatever |what |everything |any |old |existing |current |previous |whole |entire |complete |full )*(?:(?:text|value|values|entry|content|contents|input|wording|typed text|everything|it|characters?|stuff|what's(?: there)?|is there|what is(?: there)?|whatever is|anything)(?: (?:in|inside) there)?)?$/i

/**
 * Where something is typed when nobody says where: in what has the focus, else in what there is only one of to type in. What was filled by the step itself
 * has the focus, too, and is not what is meant next.
 */
export function anywhere(earlier: readonly TypedAction[]): Target {
  const last = earlier.at(-1)?.action
  const entered = last === 'fill' || last === 'select' || last === 'clear'
  return entered ? { role: 'typing' } : { role: 'focused', or: [{ role: 'typing' }] }
}

/** The field that a phrase points at, by name, by where it stands, or as the only one; undefined where it can be none. */
export function readField(
  phrase: string,
  reading: Reading,
  earlier: readonly TypedAction[],
): Target | undefined {
  const text = phrase.trim().replace(filler, '').replace(corner, '')
  const words = text.replace(article, '')
  if (pointer.test(text)) return itOrAnywhere(reading, earlier)
  const groups = bare.exec(words)?.groups
  if (groups) {
    const which = groups['place'] ?? ''
    const nth = sideOf(which) ?? (groups['side'] === undefined ? undefined : sideOf(groups['side']))
    if (which === '' || generalPlace.test(which) || nth !== undefined)
      return unnamed(
        groups['of'] ?? '',
        nth,
        backReference.test(text) ? itOrAnywhere(reading, earlier) : anywhere(earlier),
      )
  }
  if (words === '') return undefined
  const thing = named(words, readThing(text, reading.prose))
  const others = short[words.toLowerCase().replace(/ (?:field|box)$/, '')] ?? []
  const or = [...(thing?.or ?? []), ...others.map((name): Target => ({ role: 'textbox', name }))]
  return thing && (or.length > 0 ? { ...thing, or } : thing)
}

// "The date field" is a kind of field, and the field "Date".
function named(words: string, thing: Target | undefined): Target | undefined {
  const name = /^([\p{L}-]+) (?:field|box|picker|area|input)$/u.exec(words)?.[1]
  return thing && name !== undefined && thing.name === undefined
    ? { role: 'textbox', name, or: [thing] }
    : thing
}

function itOrAnywhere({ prose: { it } }: Reading, earlier: readonly TypedAction[]): Target {
  const last = earlier.findLast((one) => one.action === 'fill' || one.action === 'type')?.target
  const named = last?.name === undefined ? [] : [last]
  // What has the focus, else what was filled last.
  const any = named.length > 0 ? { role: 'focused', or: [...named, { role: 'typing' }] } : anywhere(earlier)
  if (!it) return any
  if (it.role !== undefined) return fieldRoles.has(it.role) ? it : any
  return { ...it, or: [...(it.or ?? []), any] }
}

function unnamed(of: string, nth: number | undefined, only: Target): Target {
  if (/^search/i.test(of)) return { role: 'searchbox', name: 'search', or: [{ role: 'searchbox' }] }
  if (/^num/i.test(of)) return { role: 'spinbutton', ...(nth !== undefined && { nth }) }
  return nth === undefined ? only : { role: 'typing', nth }
}
