import type { Condition, Subject } from '../../requirement-model/index.ts'
import { tokenise } from '../tokenise.ts'
import type { Draft } from './draft.ts'
import { formatsIn } from './formats.ts'

type OneOf = Extract<Condition, { kind: 'one-of' }>

/** What the writing of a text tells of its subjects: where the sign of a currency stands, and which files it speaks of. */
export function asWritten({ vocabulary }: Draft, text: string): void {
  const { subjects } = vocabulary
  const first = new Set(signsIn(subjects).filter((sign) => isSignFirst(sign, text)))
  const formats = formatsIn(text)
  for (const subject of subjects) {
    if (first.has(subject.unit ?? '')) subject.unitFirst = true
    if (subject.kind === 'file' && formats.length > 0) subject.options ??= formats
  }
}

/** "The code is unknown": of what is typed in, an adjective without quotes is no value; only words tell it. */
export function leaveJudging({ vocabulary, rules }: Draft, text: string): void {
  for (const one of vocabulary.subjects) {
    const isTyped = one.kind === 'choice' && vocabulary.controlOf(one.id)?.role === 'textbox'
    if (!isTyped || !one.options?.every((option) => judges(option, text))) continue
    one.kind = 'text'
    delete one.options
  }
  const typed = vocabulary.subjects.filter(({ kind, given }) => kind === 'text' && given !== true)
  const entered = new Map(typed.map((one) => [one.id, one]))
  for (const rule of rules) if (rule.if) rule.if = judged(rule.if, entered, text)
}

/** "$100" and not "100 $": whether the sign of a currency stands before amounts. */
const isSignFirst = (sign: string, text: string): boolean =>
  text.split(sign).some((rest, index) => index > 0 && /^ ?\d/.test(rest))

const signsIn = (subjects: readonly Subject[]): string[] =>
  [...new Set(subjects.map(({ unit = '' }) => unit))].filter((unit) => /^\p{Sc}$/u.test(unit))

function judged(one: Condition, entered: ReadonlyMap<string, Subject>, text: string): Condition {
  if (one.kind === 'all' || one.kind === 'any')
    return { ...one, of: one.of.map((part) => judged(part, entered, text)) }
  if (one.kind === 'not') return { ...one, of: judged(one.of, entered, text) }
  if (one.kind !== 'one-of') return one
  const [value] = one.values
  const subject = entered.get(one.subject)
  if (!subject || value?.type !== 'text' || !isJudging(one, text)) return one
  return { kind: 'said', text: `the ${subject.name} is ${value.value}` }
}

/** Whether the only value is an adjective that the text nowhere quotes. */
export function isJudging({ values: [value, ...others] }: OneOf, text: string): boolean {
  return value?.type === 'text' && others.length === 0 && judges(value.value, text)
}

function judges(word: string, text: string): boolean {
  const [token, ...others] = tokenise(word)
  if (token?.kind !== 'word' || others.length > 0 || !/^\p{Ll}/u.test(word)) return false
  const isQuoted = ['"', '“', "'"].some((mark) => text.includes(`${mark}${word}`))
  return !isQuoted && (token.classes[0] === 'adjective' || token.participle === true)
}
