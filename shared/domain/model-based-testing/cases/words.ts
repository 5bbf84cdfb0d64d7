import { irregularSingular, singular } from '../../english/plural.ts'
import { isUnknown, lemmaAs } from '../../requirement-reading/tokenise/lemma.ts'
import { anyOption } from '../plans/candidates.ts'
import type { Control, Id, RequirementModel, Subject, Value } from '../../requirement-model/index.ts'

/** The things of a model by their ids, for whoever writes about them. */
export class Names {
  readonly model: RequirementModel
  readonly subjects: Map<Id, Subject>
  readonly controls: Map<Id, Control>
  private readonly controlOfSubject: Map<Id, Control>

  /** Entries of which nobody can tell which values are right. */
  readonly open: Set<Id>

  constructor(model: RequirementModel, open: Id[] = []) {
    this.model = model
    this.open = new Set(open)
    this.subjects = new Map(model.subjects.map((subject) => [subject.id, subject]))
    this.controls = new Map(model.controls.map((control) => [control.id, control]))
    this.controlOfSubject = new Map(
      model.controls.flatMap((control) =>
        control.subject === undefined ? [] : [[control.subject, control]],
      ),
    )
  }

  subject(id: Id): Subject | undefined {
    return this.subjects.get(id)
  }

  controlOf(id: Id): Control | undefined {
    return this.controlOfSubject.get(id)
  }

  /** The name as the text gives it: that of the control, else that of the subject. */
  of(id: Id): string {
    return this.controlOf(id)?.name ?? this.controls.get(id)?.name ?? this.subjects.get(id)?.name ?? id
  }
}

/** A name in the middle of a sentence: "Nickname" is a nickname, "VAT" and "I agree" stay. */
export function inSentence(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  const ordinary = first.length > 1 && first.slice(1) === first.slice(1).toLowerCase()
  return ordinary ? [first.toLowerCase(), ...rest].join(' ') : name
}

/** "the rows", "the claim"; a name that brings its own article keeps it. */
export function withArticle(name: string): string {
  const first = name.split(' ', 1)[0]?.toLowerCase() ?? ''
  return ['the', 'a', 'an', 'its', 'their', 'this'].includes(first)
    ? inSentence(name)
    : `the ${inSentence(name)}`
}

/** Whether a name is of several things: "rows", but not "address". */
export function isPlural(name: string): boolean {
  // Of "quantity of items" there is one, of "number of guests" there are several guests.
  const head = name.replace(/^(?:the )?number of /i, '').split(/ (?:of|per) /)[0] ?? name
  const last = head.split(' ').at(-1) ?? ''
  const isAbbreviation = last.length > 1 && last === last.toUpperCase()
  if (['clothes', 'goods', 'people'].includes(last.toLowerCase())) return true
  return !isAbbreviation && singularOf(last) !== last
}

/** The singular of a name by its last word: "shipping box" for "shipping boxes", "Number of guest" for "Number of guests". A singular name is unchanged. */
export function singularOf(name: string): string {
  const [, before = '', last = name] = /^(.* )?(\S+)$/.exec(name) ?? []
  const small = last.toLowerCase()
  // Of what looks like several, the dictionary tells what is one all the same: "clothes", "goods".
  const isOne =
    irregularSingular(small) === undefined && !isUnknown(small) && lemmaAs(small, 'NOUN') === small
  return isOne ? name : before + singular(last)
}

/** What stands for any option of a list of which the text names none. */
export const isAny = (subject: Subject | undefined, value: Value): boolean =>
  subject?.kind === 'choice' && (subject.options ?? []).length === 0 && literal(value) === literal(anyOption)

const passing = /^(?:second|minute|hour|day|week|month|year)s (?:late|ahead|before|after|since)\b/i

/** "30 minutes late", "48 hours before arrival": an amount of time and its name in one. */
export const timeOf = (name: string, value: Value): string | undefined =>
  value.type === 'number' && passing.test(name) ? `${literal(value)} ${inSentence(name)}` : undefined

/** Whether a name only says that it is a state: "status", "current state". */
export const namesState = (name: string): boolean =>
  ['state', 'status', 'stage', 'phase'].includes(name.split(' ').at(-1)?.toLowerCase() ?? '')

/** What is typed, chosen or told for a value; days from today in the language of steps. */
export function literal(value: Value): string {
  switch (value.type) {
    case 'empty':
      return ''
    case 'boolean':
      return value.value ? 'yes' : 'no'
    case 'day':
      return today(value.fromToday, value.months ?? 0)
    case 'file':
      return `${value.name} (${sizeOf(value.bytes)})`
    default:
      return value.value
  }
}

const sizes: [unit: string, bytes: bigint][] = [
  ['GB', 10n ** 9n],
  ['GiB', 2n ** 30n],
  ['MB', 10n ** 6n],
  ['MiB', 2n ** 20n],
  ['kB', 1000n],
  ['KiB', 1024n],
]

/** "250 MB", "2 MiB plus 1 byte", "17 bytes": as the step language says sizes. */
export function sizeOf(bytes: string): string {
  const all = BigInt(bytes)
  const whole = sizes.find(([, size]) => all >= size && all % size === 0n)
  if (whole) return `${all / whole[1]} ${whole[0]}`
  const over = sizes.find(([, size]) => all > size && (all - 1n) % size === 0n)
  return over ? `${(all - 1n) / over[1]} ${over[0]} plus 1 byte` : `${all} bytes`
}

function today(days: number, months: number): string {
  const part = (count: number, unit: string) => (count === 0 ? '' : `${count > 0 ? '+' : ''}${count}${unit}`)
  const moved = months % 12 === 0 ? part(months / 12, 'Y') : part(months, 'M')
  return `%TODAY${moved}${part(days, 'D')}%`
}

/** A value with its unit, as texts write it: "12 %", "46.80 EUR", "$12.00". */
export function amountOf(value: Value, subject: Subject | undefined): string {
  const plain = literal(value)
  if (value.type !== 'number' || !subject?.unit) return plain
  // "1 day" of what is counted in days.
  const unit = plain === '1' && /^[a-z]{3,}$/.test(subject.unit) ? singular(subject.unit) : subject.unit
  return subject.unitFirst ? `${unit}${plain}` : `${plain} ${unit}`
}

export const quote = (words: string): string => `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
