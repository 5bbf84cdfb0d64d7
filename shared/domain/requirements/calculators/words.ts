import { maskQuotes } from '../facts/mask.ts'
import type { InputControl } from './parts.ts'
import { escaped } from '../../escaped.ts'

export interface KnownInput {
  label: string
  control: InputControl
  choices: string[]
  none?: string
  unit?: string
  /** What it holds when the page opens, where the sentence that names it says so. */
  initial?: string
  /** Only digits can be typed. */
  digits?: true
}

/** What a text has on its page: its inputs, its buttons, and how they are spoken of. */
export interface Vocabulary {
  inputs: KnownInput[]
  buttons: string[]
  spoken: [pattern: RegExp, token: string][]
}

/** A sentence in lower case, in which I0 is an input, C0x1 a choice of it, B0 a button and Q0 another quoted text. */
export interface Coded {
  words: string
  quotes: string[]
  /** Where each quoted text stands in the sentence as written. */
  raw: string
}

const lead =
  /^(?:i am(?: an?)?|i'm(?: an?)?|i have(?: an?)?|i want(?: to| an?)?|i need(?: an?)?|i would like(?: to| an?)?|with(?: an?)?|add(?: an?)?|including|include(?: an?)?|includes|apply|use(?: an?)?|your|my|the|number of|no\. of|how many|total|please)\s+/i
const unit = /\s*(?:\(([^)]{1,20})\)|\bin ([\p{L}€$£²³%]{1,12})|\[([^\]]{1,20})\])\s*$/iu

/** The unit that a label names: "Weight in kg", "Amount (EUR)". */
export function unitOf(label: string): string | undefined {
  const found = unit.exec(label)
  return found?.[1] ?? found?.[2] ?? found?.[3]
}

/** A label without unit and without what makes it a sentence: "I am a member" → "member". */
export function shortName(label: string): string {
  let name = label
    .replace(unit, '')
    .replace(/[?:*]+$/, '')
    .trim()
  for (let again = 0; again < 2; again += 1) name = name.replace(lead, '')
  return name.toLowerCase()
}

/** `taken` are words that name something else: what comes out. */
export function vocabularyOf(inputs: KnownInput[], buttons: string[], taken: string[] = []): Vocabulary {
  const others = new Set(taken.map((name) => name.toLowerCase()))
  const names = new Map<string, string>()
  const add = (name: string, token: string): void => {
    const key = name.toLowerCase()
    // What two inputs may be called names neither.
    if (key.length > 2 && !others.has(key))
      names.set(key, names.has(key) && names.get(key) !== token ? '' : token)
  }
  inputs.forEach(({ label, control }, at) => {
    const short = shortName(label)
    add(label, `I${at}`)
    if (short !== label.toLowerCase()) add(short, `I${at}`)
    const own = short.split(/[\s/-]+/)
    const head = control === 'checkbox' ? own[0] : own.at(-1)
    if (own.length > 1 && head !== undefined && head.length > 2 && !common.test(head)) add(head, `I${at}`)
    // "Floors without a lift" are spoken of as "the floors".
    const [thing = ''] = short.split(behindNoun)
    if (thing !== short && thing.length > 2 && !common.test(thing)) add(thing, `I${at}`)
  })
  inputs.forEach(({ choices }, at) =>
    choices.forEach((choice, place) => {
      if (/\p{L}{2}/u.test(choice) && !/^(?:yes|no|other|none|all|any|one)$/i.test(choice))
        add(choice, `C${at}x${place}`)
    }),
  )
  const spoken = [...names]
    .filter(([, token]) => token !== '')
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([name, token]): [RegExp, string] => [
      new RegExp(`(?<![\\p{L}\\d])${escaped(stem(name))}(?:e?s|hip)?(?![\\p{L}\\d])`, 'gu'),
      token,
    ])
  return { inputs, buttons, spoken }
}

const behindNoun = / (?:an?|each|without|with|for|of|per|on|at|from|to|after|before|by|in) /
const common =
  /^(?:time|date|name|type|kind|price|cost|costs|total|value|type|size|line|form|page|result|normal|first|with|only|full|extra)$/

function stem(name: string): string {
  return name.length > 4 && /[^su]s$/.test(name) ? name.slice(0, -1) : name
}

/** Puts tokens for the names of inputs, choices and buttons, and for other quoted texts. */
export function coded(raw: string, { inputs, buttons, spoken }: Vocabulary): Coded {
  const { masked, quotes } = maskQuotes(raw.replace(/\*\*|__/g, ''))
  const texts: string[] = []
  let words = ''
  let from = 0
  for (const { start, end, value } of quotes) {
    words += masked.slice(from, start).toLowerCase()
    words += ` ${tokenOf(value, inputs, buttons) ?? `Q${texts.push(value) - 1}`} `
    from = end
  }
  words += masked.slice(from).toLowerCase()
  for (const [pattern, token] of spoken) words = words.replace(pattern, ` ${token} `)
  return {
    words: words
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:)])/g, '$1')
      .trim(),
    quotes: texts,
    raw,
  }
}

function tokenOf(value: string, inputs: KnownInput[], buttons: string[]): string | undefined {
  const key = value.toLowerCase()
  const input = inputs.findIndex(({ label }) => label.toLowerCase() === key)
  if (input >= 0) return `I${input}`
  const button = buttons.findIndex((name) => name.toLowerCase() === key)
  if (button >= 0) return `B${button}`
  const owner = inputs.findIndex(
    ({ choices, none }) => none === value || choices.some((choice) => choice.toLowerCase() === key),
  )
  if (owner < 0) return undefined
  const place = inputs[owner]?.choices.findIndex((choice) => choice.toLowerCase() === key) ?? -1
  return place < 0 ? `N${owner}` : `C${owner}x${place}`
}

/** The inputs that words name, each once, in their order. */
export function namedIn(words: string): number[] {
  return [...new Set([...words.matchAll(/(?<![A-Za-z\d])I(\d+)/g)].map(([, at]) => Number(at)))]
}
