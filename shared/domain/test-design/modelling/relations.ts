import { atScale, formatDecimal } from '../../numbers/decimal.ts'
import type { DifferenceBound, MessageFact, RelationFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import { ordinalOf } from '../filling/ordinal.ts'
import type { Measure, Message, Parameter, Relation, Screen } from '../model.ts'
import { inputNamed } from './input-names.ts'

/** Adds what the text says about two values of a form, or of one and a value on record, with the messages that answer it. */
export function attachRelations(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): void {
  let before: Relation[] = []
  for (const sentence of sentences) {
    const screen = screenOf(sentence)
    const stated = sentence.facts.flatMap((fact) =>
      fact.kind === 'relation' && screen ? added(screen, fact, sentence.requirementId ?? '') : [],
    )
    const messages = sentence.facts.filter((fact) => fact.kind === 'message')
    const meant = stated.length > 0 ? stated : messages.some(aboutBefore) ? before : []
    for (const relation of meant)
      for (const fact of messages) answer(relation, fact, sentence.requirementId ?? '')
    before = stated
  }
}

/** Messages that answer the comparison of the sentence before answer no wrong value of an input. */
export function aboutRelations(sentences: ReadSentence[]): ReadSentence[] {
  let before: ReadSentence | undefined
  return sentences.map((sentence) => {
    const follows = before?.facts.some(({ kind }) => kind === 'relation') === true
    before = sentence
    if (!follows || sentence.facts.some(({ kind }) => kind === 'relation' || kind === 'field'))
      return sentence
    const facts = sentence.facts.map((fact) =>
      fact.kind === 'message' && aboutBefore(fact) ? { ...fact, violations: ['relation' as const] } : fact,
    )
    return { ...sentence, facts }
  })
}

/** "Otherwise the message … is shown" after a comparison answers the comparison. */
function aboutBefore({ about, violations, condition }: MessageFact): boolean {
  const rest = violations.includes('any') || violations.includes('relation')
  return (about === 'previous' && rest) || /^\W*for (?:longer|shorter|later|earlier|other)\b/i.test(condition)
}

function answer(relation: Relation, { text }: MessageFact, requirementId: string): void {
  const message: Message = { text, violations: ['relation'], requirementId, repeatedBy: [] }
  if (!relation.messages.some((known) => known.text === text)) relation.messages.push(message)
}

function added(screen: Screen, fact: RelationFact, requirementId: string): Relation[] {
  const ends = fact.duration === undefined ? undefined : endsOf(screen)
  const left = ends ? ends.last : inputNamed(screen, fact.label)
  const right = ends ? ends.first : inputNamed(screen, fact.other)
  if (fact.duration !== undefined && !ends) return []
  if (!left || left === right || left.constraints.equals !== undefined) return []
  const scales = measureOf(fact, left, right)
  if (!scales) return []
  const relation: Relation = {
    id: `${screen.id}.R${(screen.relations ?? []).length + 1}`,
    requirementId,
    leftId: left.id,
    right: right ? { parameterId: right.id } : { record: fact.other },
    ...scales,
    ...boundsOf(fact, scales),
    words: wordsFor(fact, scales.measure, left.label, right?.label ?? fact.other),
    messages: [],
  }
  for (const parameter of right ? [left, right] : [left])
    if (!parameter.origins.includes(requirementId)) parameter.origins.push(requirementId)
  const known = (screen.relations ?? []).find((one) => sameAs(one, relation))
  if (known) return [known]
  ;(screen.relations ??= []).push(relation)
  return [relation]
}

const beginning = /^(?:start|begin|first|arrival|check-?in|pick-?up|from|departure)\b/i
const ending = /^(?:end|last|check-?out|return|until|to|departure)\b/i

/** The two dates of a form that begin and end something; a departure ends a stay and begins a trip with a return. */
export function endsOf({ parameters }: Screen): { first: Parameter; last: Parameter } | undefined {
  const last = parameters.findLast(({ label }) => ending.test(label))
  const first = parameters.find((one) => one !== last && beginning.test(one.label))
  return first && last ? { first, last } : undefined
}

function sameAs(one: Relation, { leftId, right, min, max, differs }: Relation): boolean {
  const ends = JSON.stringify(one.right) === JSON.stringify(right)
  return one.leftId === leftId && ends && one.min === min && one.max === max && one.differs === differs
}

type Scales = Pick<Relation, 'measure' | 'scale' | 'step'>

/** What the two values are counted in; undefined where neither can be placed on a line. */
function measureOf(fact: RelationFact, left: Parameter, right: Parameter | undefined): Scales | undefined {
  if (fact.differs) return { measure: 'number', scale: 0, step: 1n }
  const inputs = right ? [left, right] : [left]
  const measure = unitMeasure(fact.unit) ?? literalMeasure(inputs) ?? nameMeasure(inputs)
  const numbers = inputs.flatMap(({ constraints }) => constraints.number ?? [])
  const money = inputs.some(({ label }) =>
    /\b(?:price|amount|fee|cost|salary|budget|deposit|balance)s?\b/i.test(label),
  )
  const offset = Math.max(fact.min?.scale ?? 0, fact.max?.scale ?? 0)
  const stated = numbers.length > 0 ? Math.max(...numbers.map(({ scale }) => scale)) : money ? 2 : 0
  const scale = measure === 'number' ? Math.max(stated, offset) : 0
  for (const parameter of inputs) if (!placed(parameter, measure, scale)) return undefined
  const step = numbers.find((one) => one.scale === scale)?.step ?? 1n
  return { measure, scale, step: measure === 'number' ? step : 1n }
}

function unitMeasure(unit: string | undefined): Measure | undefined {
  if (unit === undefined) return undefined
  if (/^(?:day|night|week)/i.test(unit)) return 'day'
  return /^(?:hour|minute)/i.test(unit) ? 'minute' : 'number'
}

function literalMeasure(inputs: Parameter[]): Measure | undefined {
  const typical = inputs.map(typicalLiteral)
  return (['day', 'minute'] as const).find((measure) =>
    typical.some((literal) => ordinalOf(literal ?? '', measure) !== undefined),
  )
}

function nameMeasure(inputs: Parameter[]): Measure {
  const names = inputs.map(({ label }) => label).join(' ')
  if (/\b(?:time|hour)s?\b/i.test(names)) return 'minute'
  return /\b(?:date|day|check-?in|check-?out|arrival|departure|return|pick-?up|deadline|valid (?:from|to|until))\b/i.test(
    names,
  )
    ? 'day'
    : 'number'
}

const samples: Record<Measure, string> = { day: '2030-06-15', minute: '09:30', number: '100' }

/** Whether the input takes a literal of this kind; one of which the text says nothing else gets an example. */
function placed(parameter: Parameter, measure: Measure, scale: number): boolean {
  if (ordinalOf(typicalLiteral(parameter) ?? '', measure, scale) !== undefined) return true
  const { number, length, choices, format, contains, control, temporal, pattern } = parameter.constraints
  if (number ?? length ?? choices ?? format ?? contains ?? control ?? temporal ?? pattern) return false
  const cents = measure === 'number' && scale > 0 ? `.${'0'.repeat(scale)}` : ''
  parameter.constraints = { ...parameter.constraints, example: `${samples[measure]}${cents}` }
  return true
}

/** Bounds of the difference in units of the relation; an exclusive bound moves inwards by one step. */
function boundsOf(
  { min, max, differs, unit = '' }: RelationFact,
  { measure, scale, step }: Scales,
): Pick<Relation, 'min' | 'max' | 'differs'> {
  if (differs) return { differs }
  const factor = /^week/i.test(unit) ? 7n : measure === 'minute' && /^hour/i.test(unit) ? 60n : 1n
  const place = (bound: DifferenceBound, inwards: bigint) =>
    atScale(bound, scale) * factor + (bound.inclusive ? 0n : inwards)
  return {
    ...(min ? { min: place(min, step) } : {}),
    ...(max ? { max: place(max, -step) } : {}),
  }
}

const sides = {
  number: ['less than', 'more than'],
  day: ['before', 'after'],
  minute: ['before', 'after'],
} as const

/** "End date is after Start date", "Check-out is at least 1 day after Check-in". */
function wordsFor(
  { min, max, differs, unit }: RelationFact,
  measure: Measure,
  left: string,
  right: string,
): string {
  if (differs) return `${left} differs from ${right}`
  const bound = (limit: DifferenceBound | undefined, word: string, low: boolean): string[] => {
    if (!limit) return []
    const [under, over] = sides[measure]
    if (limit.digits === 0n) {
      if (!limit.inclusive) return [`${low ? over : under} ${right}`]
      return low && max ? [] : [`not ${low ? under : over} ${right}`]
    }
    const size = formatDecimal(limit.digits < 0n ? -limit.digits : limit.digits, limit.scale)
    const side = limit.digits < 0n ? under : over
    const flipped = limit.digits < 0n ? (word === 'at least' ? 'at most' : 'at least') : word
    return [`${flipped} ${size} ${unit ?? ''} ${side} ${right}`.replace(/\s+/g, ' ')]
  }
  return `${left} is ${[...bound(min, 'at least', true), ...bound(max, 'at most', false)].join(' and ')}`
}
