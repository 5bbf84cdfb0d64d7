import type { Comparison } from '../../../requirement-model/index.ts'
import type { Token } from '../../tokens.ts'
import { bounds } from '../constraint/bounds.ts'
import { isState, wordsOf } from '../names.ts'
import { inputOf, words } from '../parser.ts'
import { baseOf, verbsOf } from './verbs.ts'
import { capitalsIn } from './names.ts'
import type { Part } from './parts.ts'
import { classOf, lemmaOf, wordOf } from './tokens.ts'

/** A comparison that a clause tells, of a subject in the text's words where it names one. */
export type Guard =
  | {
      kind: 'number'
      about?: string
      of: { operator: Comparison; value: string; unit?: string }[]
      /** The clause in its words, where it leads to something. */
      text?: string
    }
  /** "With less than that": what the comparison before leaves. */
  | { kind: 'rest' }
  | { kind: 'empty'; about: string; text: string }
  | { kind: 'said'; text: string }

const complements = words('less than that', 'fewer than that', 'more than that', 'beyond that', 'above that', 'below that', 'under that', 'over that', 'anything beyond that', 'anything else', 'any other number', 'any other value', 'otherwise', 'outside of that', 'outside that', 'below it', 'above it') // prettier-ignore

export const missing = new Set(['without', 'no', 'missing', 'empty', 'blank'])

export function guardsIn(part: Part): { guards: Guard[]; read: Set<number> } {
  const { tokens } = part
  const input = inputOf(tokens, 4 * tokens.length + 200)
  const guards: Guard[] = []
  const read = new Set<number>()
  const text = part.lead === undefined ? {} : { text: wordsOf(tokens) }
  for (let at = 0; at < tokens.length; at += 1) {
    const rest = complements(input, at)
    if (rest) {
      guards.push({ kind: 'rest' })
      for (let index = at; index < rest.end; index += 1) read.add(index)
      at = rest.end - 1
      continue
    }
    const told =
      wordOf(tokens[at]) === 'at' && tokens[at + 1]?.kind === 'number'
        ? exactly(tokens, at)
        : (reached(tokens, at) ?? boundsAt(input, at))
    if (!told) continue
    // The name right before a comparison: "the End pressure is between …".
    const about = capitalsIn(tokens.slice(0, at))
    const both = mirrored(input, told)
    if (both) told.of = both
    guards.push({ kind: 'number', ...(about ? { about } : {}), of: told.of, ...text })
    for (let index = at; index < told.end; index += 1) read.add(index)
    at = told.end - 1
  }
  const about = part.lead === undefined ? undefined : emptyIn(tokens)
  if (about !== undefined && guards.length === 0) {
    guards.push({ kind: 'empty', about, text: wordsOf(tokens) })
    for (const index of tokens.keys()) read.add(index)
  }
  if (guards.length === 0 && wordOf(tokens[0]) === 'without') {
    const about = capitalsIn(tokens.slice(1))
    const end = tokens.findIndex((token, at) => at > 2 && classOf(token) === 'determiner')
    if (about) guards.push({ kind: 'empty', about, text: `there is no ${about}` })
    else if (end > 0) guards.push({ kind: 'said', text: `${wordsOf(tokens.slice(0, end)).toLowerCase()}` })
    if (guards.length > 0) read.add(0)
  }
  return { guards, read }
}

const lacking = new Set(['empty', 'blank', 'missing'])

/** "The deviation is left empty", "no Card number is entered": what is missing. */
function emptyIn(tokens: readonly Token[]): string | undefined {
  const verbs = verbsOf(tokens)
  if (!verbs || verbs.from === 0) return undefined
  const subject = tokens.slice(0, verbs.from)
  const [head, ...rest] = subject
  const isNone = wordOf(head) === 'no'
  const isBeing = verbs.isCopula || /^(?:leave|remain|stay|miss)$/.test(baseOf(tokens[verbs.main]))
  const isEmpty = isBeing && tokens.slice(verbs.from).some((token) => lacking.has(wordOf(token)))
  const isEntered =
    verbs.isPassive && /^(?:enter|give|fill|type|provide|state)$/.test(baseOf(tokens[verbs.main]))
  if (!(isEmpty && !verbs.isNegated) && !(isEntered && isNone !== verbs.isNegated)) return undefined
  const name = /^(?:the|an?|no|his|her|its|their)$/.test(wordOf(head)) ? rest : subject
  return name.length > 0 &&
    name.length < 5 &&
    name.every((token) => token.kind === 'word' && token.classes[0] !== 'pronoun' && !token.state)
    ? wordsOf(name)
    : undefined
}

type Told = { of: { operator: Comparison; value: string; unit?: string }[]; end: number }

/** "Up to 2.0 percent either way": the same below zero. */
function mirrored(input: ReturnType<typeof inputOf>, { of, end }: Told): Told['of'] | undefined {
  const [one, ...more] = of
  const isBoth = words('either way', 'in either direction', 'either side', 'up or down')(input, end)
  if (!one || more.length > 0 || !isBoth || !one.operator.startsWith('<')) return undefined
  return [{ ...one, operator: one.operator === '<' ? '>' : '>=', value: `-${one.value}` }, one]
}

function exactly(tokens: readonly Token[], at: number): Told | undefined {
  const number = tokens[at + 1]
  if (number?.kind !== 'number') return undefined
  return {
    of: [{ operator: '=', value: number.value, ...(number.unit ? { unit: number.unit } : {}) }],
    end: at + 2,
  }
}

/** "Reaches 30": from then on. */
function reached(tokens: readonly Token[], at: number): Told | undefined {
  const number = tokens[at + 1]
  if (!/^(?:reach|hit|attain)$/.test(lemmaOf(tokens[at])) || number?.kind !== 'number') return undefined
  return {
    of: [{ operator: '>=', value: number.value, ...(number.unit ? { unit: number.unit } : {}) }],
    end: at + 2,
  }
}

export function boundsAt(input: ReturnType<typeof inputOf>, at: number): Told | undefined {
  const own = input.tokens[at]
  if (own?.kind === 'word' && isState(own)) return undefined
  const found = bounds(input, at)
  if (!found || !input.tokens.slice(at, found.end).some(({ kind }) => kind === 'number')) return undefined
  const of = found.value.of.flatMap(({ operator, value, unit }) =>
    value.kind === 'value' && value.value.type === 'number'
      ? [{ operator, value: value.value.value, ...(unit ? { unit } : {}) }]
      : [],
  )
  return of.length === found.value.of.length && of.length > 0 ? { of, end: found.end } : undefined
}
