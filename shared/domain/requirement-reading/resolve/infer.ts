import { referencesOfCondition, referencesOfExpression } from '../../requirement-model/references.ts'
import type {
  Condition,
  Effect,
  Expression,
  Id,
  Rule,
  Subject,
  Value,
} from '../../requirement-model/index.ts'
import { isTimeUnit } from '../../english/units.ts'
import type { Draft } from './draft.ts'
import { isFormat } from './formats.ts'

interface Seen {
  kinds: Set<Subject['kind']>
  units: Set<string>
  decimals: number
  values: string[]
  whole: boolean
  set: boolean
  limited: boolean
  /** Whether it is more or less than another, and not earlier or later. */
  ordered: boolean
}

/** Of which kind a subject is, by what is said of it: compared with numbers, limited in length, ticked, set. */
export function inferKinds(draft: Draft, text: string): void {
  const all = new Map<Id, Seen>()
  const seen = (id: Id): Seen => {
    const own = all.get(id) ?? {
      kinds: new Set(),
      units: new Set(),
      decimals: 0,
      values: [],
      whole: false,
      set: false,
      limited: false,
      ordered: false,
    }
    all.set(id, own)
    return own
  }
  for (const rule of draft.rules) {
    lookAtRule(rule, seen)
    if (rule.if && !rule.from.some(({ start, end }) => ofTime.test(text.slice(start, end))))
      lookAtOrder(rule.if, seen)
  }
  for (const { given, steps } of draft.flows) {
    for (const one of given) lookAtCondition(one, seen)
    for (const { effects } of steps) lookAtEffects(effects, seen)
  }
  for (const subject of draft.vocabulary.subjects) settle(subject, all.get(subject.id), draft)
}

/** "The opening must be before the closing": of days or of times, nobody knows which. */
const ofTime = /\b(?:before|after|earlier|later|until|since|precedes?|follows?)\b/i

function lookAtOrder(one: Condition, seen: (id: Id) => Seen): void {
  if (one.kind === 'all' || one.kind === 'any') for (const part of one.of) lookAtOrder(part, seen)
  else if (one.kind === 'not') lookAtOrder(one.of, seen)
  else if (one.kind === 'compare' && /[<>]/.test(one.operator))
    for (const side of [one.left, one.right])
      if (side.kind === 'subject' && one.left.kind === one.right.kind) seen(side.subject).ordered = true
}

function lookAtRule(rule: Rule, seen: (id: Id) => Seen): void {
  if (rule.if) lookAtCondition(rule.if, seen)
  if (rule.kind === 'constraint' && rule.if)
    for (const id of referencesOfCondition(rule.if)) seen(id).limited = true
  lookAtEffects(rule.then, seen)
}

function lookAtEffects(effects: readonly Effect[], seen: (id: Id) => Seen): void {
  for (const effect of effects) {
    if (effect.kind !== 'set') continue
    seen(effect.subject).set = true
    lookAtValue(seen(effect.subject), effect.to)
  }
}

function lookAtCondition(one: Condition, seen: (id: Id) => Seen): void {
  switch (one.kind) {
    case 'all':
    case 'any':
      for (const part of one.of) lookAtCondition(part, seen)
      return
    case 'not':
      lookAtCondition(one.of, seen)
      return
    case 'compare':
      lookAtComparison(one.left, one.right, seen)
      lookAtComparison(one.right, one.left, seen)
      return
    case 'characters':
    case 'pattern':
    case 'blank':
      seen(one.subject).kinds.add('text')
      return
    case 'form':
      seen(one.subject).kinds.add(
        one.form === 'number' || one.form === 'whole'
          ? 'number'
          : one.form === 'date' || one.form === 'time'
            ? one.form
            : 'text',
      )
      if (one.form === 'whole') seen(one.subject).whole = true
      return
    case 'one-of':
      for (const value of one.values) {
        if (value.type === 'text') seen(one.subject).values.push(value.value)
        else lookAtLiteral(seen(one.subject), value)
      }
      return
    case 'has-entry':
      seen(one.list).kinds.add('list')
      return
    default:
  }
}

function lookAtComparison(left: Expression, right: Expression, seen: (id: Id) => Seen): void {
  if (left.kind === 'subject') lookAtValue(seen(left.subject), right)
  else if (left.kind === 'length' && left.of.kind === 'subject') seen(left.of.subject).kinds.add('text')
  else if (left.kind === 'age' && left.of.kind === 'subject') seen(left.of.subject).kinds.add('date')
  else if (left.kind === 'shift') {
    if (left.of?.kind === 'subject') seen(left.of.subject).kinds.add('date')
  } else if (left.kind === 'count') seen(left.list).kinds.add('list')
  else for (const id of referencesOfExpression(left)) if (left.kind !== 'value') seen(id).kinds.add('number')
}

function lookAtValue(seen: Seen, to: Expression): void {
  if (to.kind === 'value') {
    lookAtLiteral(seen, to.value)
    if (to.unit) seen.units.add(to.unit)
  } else if (to.kind === 'shift') seen.kinds.add('date')
  else if (to.kind !== 'subject' && to.kind !== 'event') seen.kinds.add('number')
}

function lookAtLiteral(seen: Seen, value: Value): void {
  if (value.type === 'number') {
    seen.kinds.add('number')
    seen.decimals = Math.max(seen.decimals, value.value.split('.')[1]?.length ?? 0)
  } else if (value.type === 'day') seen.kinds.add('date')
  else if (value.type !== 'empty' && value.type !== 'text') seen.kinds.add(value.type)
}

const order: Subject['kind'][] = ['list', 'boolean', 'date', 'time', 'file', 'number', 'text']

/** What has a "file size" is the file: nobody uploads a size. */
function nameFile(subject: Subject, { vocabulary }: Draft): void {
  const name = subject.name.replace(/(?:^size of (?:the |an? )?| size$)/i, '')
  if (name === '' || name === subject.name || (vocabulary.find(name, subject.scope) ?? subject) !== subject)
    return
  subject.aliases.push(subject.name)
  subject.name = name
}

function settle(subject: Subject, seen: Seen | undefined, draft: Draft): void {
  if (!seen) return
  const isSized = [...seen.units].some((unit) => /^(?:[KMG]i?B|bytes?|kilobytes?|megabytes?)$/i.test(unit))
  if (
    isSized &&
    (subject.kind === 'file' ||
      seen.values.some(isFormat) ||
      /\b(?:file|photo|image|picture|document|attachment|upload|scan|video|recording)\b/i.test(subject.name))
  )
    subject.kind = 'file'
  if (subject.kind === 'file') return nameFile(subject, draft)
  const fixed =
    subject.kind === 'state' ||
    subject.kind === 'choice' ||
    subject.kind === 'list' ||
    subject.kind === 'boolean'
  const amount =
    seen.ordered && !/\b(?:check-?(?:in|out)|date|day|deadline|end|start|time)\b/i.test(subject.name)
      ? 'number'
      : undefined
  const own = order.find((kind) => seen.kinds.has(kind)) ?? amount
  // A length beside a number is one of its digits: "a PIN of 4 digits" is a text.
  const isText = seen.kinds.has('text') && seen.kinds.has('number') && !seen.whole
  if (!fixed && own && !(subject.kind === 'number' && own === 'text'))
    subject.kind = isText && !seen.kinds.has('number') ? 'text' : own
  if (!fixed && !own && seen.values.length > 0) {
    subject.kind = 'choice'
    // "In use", "open": how something is, not what somebody chooses.
    if (seen.values.every((value) => /^\p{Ll}/u.test(value)) && !draft.vocabulary.controlOf(subject.id))
      subject.given = true
  }
  if (subject.kind === 'choice' || subject.kind === 'state') {
    const options = [...new Set([...(subject.options ?? []), ...seen.values])]
    if (options.length > 0) subject.options = options
  }
  if (subject.kind === 'number') {
    const [unit] = seen.units
    if (unit) subject.unit = unit
    if (!subject.step && seen.whole) subject.step = '1'
    if (!subject.step && seen.decimals > 0) subject.step = `0.${'0'.repeat(seen.decimals - 1)}1`
  }
  // "Hours before arrival": nobody enters how much time has passed, unless the text writes it as the name of a field.
  const [first = ''] = subject.name.split(' ')
  if (/^\p{Ll}/u.test(first) && isTimeUnit(first) && !draft.vocabulary.controlOf(subject.id) && / (?:before|after|since|ahead|late)\b/.test(subject.name)) subject.given = true // prettier-ignore
  if (seen.set && !seen.limited && !draft.vocabulary.controlOf(subject.id) && subject.kind !== 'state')
    subject.given = true
}
