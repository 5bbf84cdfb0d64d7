import { nounPattern, roleOfNoun } from '../nouns.ts'
import { placeOf } from '../../english/ordinals.ts'
import { restore, type Prose } from '../prose.ts'
import { parseTarget } from '../targets.ts'
import type { Target } from '../types.ts'
import { kindred, located } from './kindred.ts'
import { readKnob } from './spots.ts'
import { readSymbol } from './symbols.ts'
import { readPlace, readThing } from './thing.ts'

// Where on the screen something is, which no name says.
const position =
  / (?:(?:down |up |over )?(?:at|on|in|near|to|by) (?:the|its) (?:very )?(?:far )?(?:top|bottom|upper|lower|left|right|end|side|corner|middle|centre|center|start)(?:[- ](?:left|right))?(?:[- ]hand)?(?: (?:corner|end|side|edge|part|hand side))?(?: of (?=\S))?|(?:up|down|over|in|out) (?:there|here)|(?:under|over)neath|above|below|there|here|top (?:left|right)|bottom (?:left|right))(?=$| (?:of|in|on) )/i
const joining =
  / (?:of|in|on|at|for|next to|beside|by|near|within|inside|from|under|below|above|belonging to|with) (?=(?:the |an? |its |that )?\S)/gi
const look =
  /^((?:the |an? |its )?)(?:(?:little|small|tiny|big|large|round|long|dark|light|bright|green|red|blue|grey|gray|black|white|yellow|orange|purple|pink|brown)(?: |, ))+/i
const article = /^(?:the|an?|this|that|these|those|its|your|my|their|his|her) /i
const possessive = /^(?:its|their) /i
const pronoun = /^(?:it|that|this|that one|this one|the same(?: one| thing)?)$/i
// Of such things a page has one at a time, or its symbols would be told by a name.
const common =
  /^(?:the |its |that )?(?:calendar|month|year|date ?picker|picker|page|list|table|carousel|slider|gallery|field|input|heading|header|minutes?|hours?)(?: (?:head|header|heading|view|name|field))?$/i
const denying = /\b(?:without|not|never|unless|until|if|whether|no longer|instead of|or|either)\b/i
// Beside a name in quotes, what is joined is something else.
const joined = /\uE001.*(?:,| (?:and|or|then|but) )|(?:,| (?:and|or|then|but) ).*\uE000/i
const mostWords = 15

/** Kinds of thing that a page may not mark as such: what is called so is meant, whatever it is. */
const unmarked = new Set(
  'region listitem row entry cell group img tab menuitem option link heading dialog article banner'.split(
    ' ',
  ),
)

/**
 * A phrase that somebody points at, as a target with all its readings: what "it" is, a symbol, what is written like a name, what the nouns say, and the
 * name alone. The page decides.
 */
export function readPointed(phrase: string, prose: Prose): Target | undefined {
  const text = phrase.trim().replace(/[,.]$/, '')
  if (prose.it && pronoun.test(text)) return prose.it
  if (/["“”„]/.test(text) || denying.test(text) || joined.test(text) || text.split(' ').length > mostWords)
    return undefined
  const back = possessive.test(text) ? prose.it : undefined
  const readings = [
    ...sameKind(text, prose),
    ...readKnob(text, prose),
    ...symbolic(text, prose),
    ...written(text, prose),
    ...kindred(text.replace(article, ''), prose),
    ...things(text, prose),
    ...named(text, prose),
    ...placed(text, prose),
    ...unplaced(text, prose),
    aimless(text, prose),
    pictured(text),
  ].filter((one) => one !== undefined)
  const owned = back
    ? readings.filter(({ near }) => !near).map((one) => ({ ...withoutOthers(one), near: back }))
    : []
  return together([...owned, ...readings])
}

/** Targets as one, the first of which the page has something is meant. */
export function together(targets: readonly Target[]): Target | undefined {
  const keys = new Set<string>()
  const all = targets
    .flatMap(({ or = [], ...own }) => [own as Target, ...or])
    .filter((target) => {
      const key = JSON.stringify(target)
      return !keys.has(key) && keys.add(key)
    })
  const [first, ...or] = all
  return first && (or.length > 0 ? { ...first, or } : first)
}

const withoutOthers = ({ or: _or, ...own }: Target): Target => own

// "That field" is what was spoken of, where it may be one.
function sameKind(text: string, { it }: Prose): Target[] {
  const [, noun] = /^(?:that|this|the same) ([a-z]+(?: [a-z]+)?)$/i.exec(text) ?? []
  const role = noun === undefined ? undefined : roleOfNoun(noun)
  if (!it || noun === undefined) return []
  const fits =
    role === undefined ||
    role === it.role ||
    it.role === undefined ||
    it.role === 'control' ||
    role === 'textbox'
  const asField = role === 'textbox' && it.role === undefined && it.name !== undefined
  return fits ? [...(asField ? [withoutOthers({ ...it, role })] : []), it] : []
}

function symbolic(text: string, prose: Prose): Target[] {
  const bare = text.replace(position, '')
  const whole = readSymbol(bare)
  const sign = (words: string, { signs }: { signs: string[] }): Target => ({
    name: words.replace(article, ''),
    signs,
  })
  if (whole?.sure)
    return [
      ...(prose.it && bare !== text ? [{ ...sign(bare, whole), near: prose.it }] : []),
      sign(bare, whole),
    ]
  return [...bare.matchAll(joining)].flatMap(({ index, 0: joint }) => {
    const [words, rest] = [bare.slice(0, index), bare.slice(index + joint.length)]
    const symbol = readSymbol(words)
    const near = symbol?.sure ? readAnchor(rest, prose) : undefined
    if (!symbol?.sure || !near) return []
    const named = { ...sign(words, symbol), near }
    return common.test(rest) ? [named, sign(words, symbol)] : [named]
  })
}

// What is hardly anything but drawn.
const drawn =
  /^(?:(?:the|that|this|an?) )?(?:([a-z]+|\d+(?:st|nd|rd|th)) )?(star|heart|bell|pencil|gear|cog|cogwheel|trash can|magnifier|eye)$/
// What nothing is called may be drawn: "the heart", "the third star".
function pictured(text: string): Target | undefined {
  const [, which, shape = ''] = drawn.exec(text) ?? []
  const symbol = readSymbol(shape)
  const nth =
    which === undefined ? undefined : which.toLowerCase() === 'last' ? -1 : placeOf(which.toLowerCase())
  if (!symbol || symbol.sure || (which !== undefined && nth === undefined)) return undefined
  return { name: shape, signs: symbol.signs, ...(nth !== undefined && { nth }) }
}

/** What something stands with, by any of its names. */
export function readAnchor(phrase: string, prose: Prose): Target | undefined {
  const text = phrase.trim()
  if (prose.it && pronoun.test(text)) return prose.it
  return together(
    [readThing(text, prose), readPlace(text, prose), ...named(text, prose)].filter(
      (one) => one !== undefined,
    ),
  )
}

const nounLast = new RegExp(`^([^\uE000]+) (?:${nounPattern})$`, 'i')

// Words that begin with a capital where none has to be are written like a name, with all that follows them: "My account", "All", "Date field".
function written(text: string, { literals }: Prose): Target[] {
  const bare = text.replace(/^(?:the|an?|its) /, '')
  if (!/^[\p{Lu}\d+＋]/u.test(bare)) return []
  const [, before, noun] = nounLast.test(bare) ? splitNoun(bare) : []
  const words = restore(bare, literals)
  return [
    ...(before && noun ? [{ role: roleOfNoun(noun), name: before } as Target] : []),
    { name: words, whole: true },
  ]
}

// The shortest noun at the end leaves the longest name: "Date field" is the field "Date", though "date field" is a noun.
function splitNoun(text: string): string[] {
  const [, before = '', noun = ''] = /^(.+) (\S+)$/.exec(text) ?? []
  return roleOfNoun(noun) === undefined ? [] : [text, before, noun]
}

/** The readings of `readThing`; a text in quotes is no thing of its own where the words around it are written like the rest of its name. */
function things(text: string, prose: Prose): Target[] {
  const thing = readThing(text, prose)
  const isPart = /\uE000/.test(text) && /\p{Lu}/u.test(text)
  const isQuoted = ({ name, role, within }: Target) =>
    isPart && role === undefined && !within && name !== undefined && prose.literals.includes(name)
  return thing ? [thing, ...(thing.or ?? [])].map(withoutOthers).filter((one) => !isQuoted(one)) : []
}

// The part before a preposition as the thing, by all its names, at the part behind it.
function placed(text: string, prose: Prose): Target[] {
  return [...text.matchAll(joining)].slice(0, 3).flatMap(({ index, 0: joint }) => {
    const [words, rest] = [text.slice(0, index), text.slice(index + joint.length)]
    const spot = rest.replace(/^(?:the )?(?:top|bottom|end|start|head|foot) of (?=\S)/i, '')
    const within = together(
      [readPlace(spot, prose), ...calledPlaces(spot, prose)].filter((one) => one !== undefined),
    )
    const cores = [...things(words, prose), ...written(words, prose), ...named(words, prose)].filter(
      (one) => !one.within,
    )
    return within ? cores.map((core) => ({ ...core, within })) : []
  })
}

// "In To Do", "for the example "Two"", "of the Working lane": what is written like a name, or quoted, is one.
function calledPlaces(phrase: string, { literals }: Prose): Target[] {
  const [mark, ...more] = phrase.match(/\uE000\d+\uE001/g) ?? []
  const given =
    mark === undefined || more.length > 0 ? undefined : literals[Number(mark.slice(1, -1))]?.trim()
  const [, written] = /^(?:the )?(\p{Lu}\S*(?: [\p{Lu}\d]\S*)*)(?: [a-z]+)?$/u.exec(phrase) ?? []
  const name = given ?? (phrase.includes('\uE000') ? undefined : written)
  return name ? [{ role: 'place', name }] : []
}

// What the noun says of a thing need not be what the page says: a card may be no more than its text, a tab a link.
function named(text: string, prose: Prose): Target[] {
  const target = parseTarget(text, prose)
  if (target?.name === undefined || target.role === undefined || !unmarked.has(target.role)) return []
  const { role: _role, ...plain } = target
  return [{ ...plain, role: 'control', whole: true }, plain]
}

// What it is good for is told behind what it is: "this field to open its list".
function aimless(text: string, prose: Prose): Target | undefined {
  const plain = text.replace(
    / (?:in order )?to (?!check|verify|ensure|make sure|do\b)[a-z]+(?: up| down| out)? (?:the|its|an?|it|your|all|to|this|that|them|more) ?.*$/,
    '',
  )
  return plain === text ? undefined : readPointed(plain, prose)
}

// Where on the screen it is adds nothing where the name leads to one thing.
function unplaced(text: string, prose: Prose): Target[] {
  const place = text
    .replace(position, ' in ')
    .replace(/ in (?= |$)/g, '')
    .replace(/ in (?:of|in|on) /g, ' in ')
    .trim()
  const alone = text.replace(position, '').split(located)[0]?.trim() ?? ''
  const readings = [...new Set([place, alone, place.replace(look, '$1'), alone.replace(look, '$1')])].filter(
    (one) => one !== '' && one !== text,
  )
  return readings.flatMap((one) => [...things(one, prose), ...placed(one, prose), ...named(one, prose)])
}
