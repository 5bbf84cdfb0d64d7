import { isNoun, nounPattern, regionRoles, roleOfNoun } from './nouns.ts'
import type { Prose } from './prose.ts'
import { readSymbol } from './told/symbols.ts'
import type { Target } from './types.ts'
import { placeOf } from '../english/ordinals.ts'

const literal = '\\uE000(\\d+)\\uE001'
const naming =
  '(?:called|named|labell?ed|titled|saying|reading|containing|that says|that contains|with (?:the )?(?:text|label|name|title))'
const placeName = new RegExp(`^${literal}$`)
const article = /^(?:the|an?|this|that|its|your|my|their|his|her)\s+/i
const narrowing = new RegExp(
  `^(.+?),? (?:next to|beside|in|inside|within|of|on|from|under|for|at) ((?:the |an? )?.+)$`,
  'i',
)

// A person's names count nothing; "the first Name" does.
const givenName = /^(?:first|last) name\b|^(?:First|Last) [nN]ame\b/
// Words that start or join a clause, and quantities: what they belong to is no name on a page.
const noName =
  /^(?:and|or|then|to|in|of|with|by|it|them|that|same|all|every|each|both|any|no|everything|anything|something|nothing|not (?:every|each|all))\b|\b(?:without|which|before|after|until|while|when|then|next to|with (?:an?|the|no|all|both|empty)|is|are|was|were|has|have|should|must|cannot|appears?)\b/i

const nounThenName = new RegExp(`^(${nounPattern}) (?:${naming} )?${literal}$`, 'i')
const nameThenNoun = new RegExp(`^${literal} (${nounPattern})$`, 'i')
const wordsThenNoun = new RegExp(`^([^\\uE000]+?) (${nounPattern})$`, 'i')
// "The row of Ann": what holds other things is told by what it holds.
const holder = new RegExp(
  `^(row|table row|item|list item|card|entry|post|article) (?:of|for|with|containing) (${literal}|[A-Z][^\\uE000]*)$`,
)
// "The button Save": what is written like a name is one.
const nounThenWords = new RegExp(`^(${nounPattern.toLowerCase()}) ([A-Z][^\\uE000]*)$`)
const numberedNoun = new RegExp(`^(${nounPattern}) (?:number |no\\. ?|#)?(\\d{1,3})$`, 'i')

/**
 * Reads a noun phrase as a pointer to an element: `"Save"`, `the "Save" button`, `the button called "Save"`, `the second "Edit" button in
 * the row "Milk"`, `the Name field`. Returns undefined when the phrase is none.
 */
export function parseTarget(phrase: string, prose: Prose): Target | undefined {
  const text = phrase
    .trim()
    .replace(/,$/, '')
    .replace(/ (?:on|of|in) (?:the|this) (?:page|screen|website|site)$/i, '')
  if (prose.it && /^(?:it|(?:the|that) same(?: one)?)$/i.test(text)) return prose.it
  const same = prose.it && /^the same (.+)$/i.exec(text)?.[1]
  if (same !== undefined && isNoun(same)) return sameKind(prose.it, roleOfNoun(same))
  const [, beside, neighbour] = /^(.+?) next to ([A-Z][\w'-]*(?: [A-Z][\w'-]*)*)$/.exec(text) ?? []
  if (neighbour !== undefined) {
    const core = parseCore(beside ?? '', prose)
    return core && { ...core, within: { role: 'place', name: neighbour } }
  }
  const whole = parseCore(text, prose)
  if (whole && (whole.name === undefined || text.includes('\uE000') || !narrowing.test(text))) return whole
  const split = narrowing.exec(text)
  if (!split) return whole
  const core = parseCore(split[1] ?? '', prose)
  const within = parseRegion(split[2] ?? '', prose)
  if (core && within) return { ...core, within }
  // Words without quotes may themselves hold an "of" or "for": "the status of the request".
  return text.includes('\uE000') ? undefined : whole
}

// A box may be one to tick or to type in.
function sameKind(it: Target | undefined, role: string | undefined): Target | undefined {
  return role === it?.role || role === 'textbox' || it?.role === undefined ? it : undefined
}

/** Reads the place that narrows a target or a check: `the row "Milk"`, `the "Details" section`, `the dialog`. */
export function parseRegion(phrase: string, prose: Prose): Target | undefined {
  // "In the header" is the page's header, not a heading.
  const text = phrase.trim()
  const region = /^(?:the )?header$/i.test(text) ? { role: 'banner' } : parseTarget(phrase, prose)
  // A name alone is any place of that name: a row, an item, a section.
  if (region?.name !== undefined && region.role === undefined && placeName.test(text))
    return { ...region, role: 'place' }
  return region?.role !== undefined && regionRoles.has(region.role) ? region : undefined
}

function parseCore(phrase: string, prose: Prose): Target | undefined {
  let text = phrase.trim().replace(article, '')
  const exact = /^exact(?:ly)? /i.test(text) || / exactly$/i.test(text)
  text = text.replace(/^exact(?:ly)? /i, '').replace(/ exactly$/i, '')
  const ordinal = /^(?:(\d{1,3})(?:st|nd|rd|th)|([a-z]+)) (?=.)/i.exec(text)
  const nth = ordinal
    ? ordinal[1]
      ? Number(ordinal[1])
      : positionOf((ordinal[2] ?? '').toLowerCase())
    : undefined
  if (ordinal && nth !== undefined && !givenName.test(text)) text = text.slice(ordinal[0].length)
  const named = parseName(text, prose)
  if (!named) return undefined
  return {
    ...named,
    ...(exact ? { exact } : {}),
    ...(nth === undefined || givenName.test(text) ? {} : { nth }),
  }
}

function parseName(text: string, { literals }: Prose): Target | undefined {
  const target = (name: string | undefined, noun?: string): Target => {
    const role = noun === undefined ? undefined : roleOfNoun(noun)
    const sign =
      name === undefined || (role !== 'button' && role !== 'link') ? undefined : signOf(name.trim())
    return {
      ...(role === undefined ? {} : { role }),
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(sign && { or: [sign] }),
    }
  }
  const sole = placeName.exec(text)
  if (sole) return literals[Number(sole[1])]?.trim() ? target(literals[Number(sole[1])]) : undefined
  const before = nounThenName.exec(text)
  if (before) return target(literals[Number(before[2])], before[1])
  const after = nameThenNoun.exec(text)
  if (after) return target(literals[Number(after[1])], after[2])
  const held = holder.exec(text)
  if (held) return target(held[3] === undefined ? held[2] : literals[Number(held[3])], held[1])
  if (text.includes('\uE000') || text === '') return undefined
  const numbered = numberedNoun.exec(text)
  if (numbered && roleOfNoun(numbered[1] ?? ''))
    return { ...target(undefined, numbered[1]), nth: Number(numbered[2]) }
  if (isNoun(text)) return roleOfNoun(text) ? target(undefined, text) : undefined
  const words = wordsThenNoun.exec(text)
  const called = words ? null : nounThenWords.exec(text)
  if (called && roleOfNoun(called[1] ?? '') && !noName.test(called[2] ?? ''))
    return target(called[2], called[1])
  if (words) return noName.test(words[1] ?? '') ? undefined : target(words[1], words[2])
  const sensible = /[\p{L}\p{N}]|^[-+*/=%×÷−±√<>]$/u.test(text) && !noName.test(text)
  return sensible && text.split(' ').length <= 6 ? target(text) : undefined
}

// A button that shows nothing but a sign may have no such name.
function signOf(name: string): Target | undefined {
  const signs = /^(?:x|[^\p{L}\p{N}\s])$/iu.test(name) ? readSymbol(name.toLowerCase())?.signs : undefined
  return signs && { name, signs }
}

/** Reads a place that may go without a noun: `the cart`, `the "Cart"`. */
export function parsePlace(phrase: string, prose: Prose): Target | undefined {
  const place = parseTarget(phrase, prose)
  const named = place?.name !== undefined && place.role === undefined && !place.within
  const quoted = phrase.includes('\uE000')
  return named && !quoted ? { ...place, role: 'region' } : parseRegion(phrase, prose)
}

const positionOf = (word: string): number | undefined => (word === 'last' ? -1 : placeOf(word))
