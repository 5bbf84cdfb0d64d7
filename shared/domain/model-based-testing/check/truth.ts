import { readPattern } from '../../patterns/index.ts'
import type { Condition, Effect, Expression } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { daysBetween, meets, meetsInUnits } from './distances.ts'
import { whole, type Fraction } from './fractions.ts'
import { isBound, isEntry, together, type Moment } from './scene.ts'
import { plain } from './sentences.ts'
import { same, thingOf, typed, written, type Thing } from './things.ts'
import { characters, forms } from './texts.ts'
import { entriesOf, isOffStep, worth } from './worth.ts'

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>

/** Whether a condition holds; undefined where the text and the case do not say. An entry left empty is judged only where emptiness is asked for. */
export function truth(condition: Condition, at: Moment): boolean | undefined {
  switch (condition.kind) {
    case 'all':
      return every(condition.of.map((part) => truth(part, at)))
    case 'any':
      return opposite(every(condition.of.map((part) => opposite(truth(part, at)))))
    case 'not':
      return opposite(truth(condition.of, at))
    case 'compare':
      return compared(condition, at)
    case 'empty':
      return isEmpty(condition.subject, at)
    case 'one-of':
      return oneOf(condition, at)
    case 'blank':
      return (
        thingAt(condition.subject, at)?.is === 'nothing' ||
        ofText(condition.subject, at, (text) => text.trim() === '')
      )
    case 'form':
      return ofText(condition.subject, at, (text, thing) => forms[condition.form](text, thing))
    case 'characters':
      return ofText(condition.subject, at, (text) => characters(condition, text))
    case 'pattern': {
      const pattern = readPattern(condition.expression)
      return pattern && ofText(condition.subject, at, (text) => pattern.testWhole(text))
    }
    case 'repeats':
      return repeats(condition, at)
    case 'valid':
      return valid(condition, at)
    case 'said':
      return isSaid(condition.text.toLowerCase(), at.scene.said ?? [])
    case 'has-entry': {
      const found = entriesOf(condition.list, condition.where, at)
      return found && found.length > 0
    }
  }
}

/** True in the same words, false where they differ by a "not" alone. */
function isSaid(text: string, said: readonly string[]): boolean | undefined {
  if (said.includes(text)) return true
  return said.some((one) => plain(one) === plain(text)) ? false : undefined
}

const opposite = (one: boolean | undefined): boolean | undefined => (one === undefined ? undefined : !one)

function every(parts: (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false
  return parts.includes(undefined) ? undefined : true
}

const thingAt = (subject: string, at: Moment): Thing | undefined => worth({ kind: 'subject', subject }, at)

function isEmpty(subject: string, at: Moment): boolean | undefined {
  const list = at.scene.lists.get(subject)
  const many = at.scene.held.get(subject)
  if (list && many?.is === 'amount') return many.amount.above === 0n
  if (list) return list.length === 0
  const thing = thingAt(subject, at)
  return thing && thing.is === 'nothing'
}

function ofText(
  subject: string,
  at: Moment,
  test: (text: string, thing: Thing) => boolean | undefined,
): boolean | undefined {
  const thing = thingAt(subject, at)
  if (!thing || thing.is === 'nothing') return undefined
  if (thing.is === 'day') return test('', thing)
  const text = written(thing)
  return text === undefined ? undefined : test(text, thing)
}

function oneOf({ subject, values }: Of<'one-of'>, at: Moment): boolean | undefined {
  const thing = thingAt(subject, at)
  if (!thing || thing.is === 'nothing') return undefined
  return values.some((value) => same(thing, thingOf(value)) === true)
}

function repeats({ subject, in: list }: Of<'repeats'>, at: Moment): boolean | undefined {
  const thing = thingAt(subject, at)
  const entries = list === undefined ? undefined : at.scene.lists.get(list)
  if (!thing || thing.is === 'nothing') return undefined
  const taken = at.scene.taken?.get(subject)
  if (!entries || taken) return taken !== undefined && same(taken, thing)
  return entries.some((entry) => [...entry.values()].some((one) => same(one, thing) === true))
}

/** No limit that is asked for is broken. What nobody spoke of in the case is taken for right. */
function valid({ subjects }: Of<'valid'>, at: Moment): boolean | undefined {
  const bounds = at.know.model.rules.filter((rule) => isBound(rule) && together(rule.scope, at.scope))
  const mine = subjects?.some((id) => isEntry(at.know.subjects.get(id) ?? { given: true, kind: 'state' }))
    ? bounds.filter(({ if: broken }) =>
        subjects.some((id) => JSON.stringify(broken).includes(JSON.stringify(id))),
      )
    : bounds
  const verdicts = mine.map((rule) => breaks(rule.if, at))
  if (verdicts.includes(true)) return false
  return verdicts.includes(undefined) ? undefined : true
}

/**
 * Whether a limit is broken. It is not where the case says nothing of what it asks for; undefined where it depends on how a page takes
 * something, such as an entry that was left empty below a least length.
 */
export function breaks(broken: Condition | undefined, at: Moment): boolean | undefined {
  if (!broken) return false
  const found = truth(broken, at)
  if (found !== undefined) return found
  const entries = idsOf(broken).flatMap((id) => at.know.subjects.get(id) ?? [])
  if (entries.some(({ id }) => !at.scene.held.has(id) && !at.know.derivedBy.has(id))) return false
  const left = entries.filter(({ id }) => at.scene.held.get(id)?.is === 'nothing')
  if (left.length === 0) return undefined
  if (left.some(({ id, optional }) => optional || at.know.asked.has(id))) return false
  const withEmpty = new Map([
    ...at.scene.held,
    ...left.map(({ id }) => [id, { is: 'words', words: '' }] as const),
  ])
  return truth(broken, { ...at, scene: { ...at.scene, held: withEmpty } }) === false ? false : undefined
}

/** Everything that a condition, or a list of effects, names. */
export const idsOf: (condition: Condition | Effect[]) => string[] = once((condition) => {
  const found: string[] = []
  JSON.stringify(condition, (key, value: unknown) => {
    if ((key === 'subject' || key === 'list' || key === 'field') && typeof value === 'string')
      found.push(value)
    return value
  })
  return [...new Set(found)]
})

function compared({ left, operator, right }: Of<'compare'>, at: Moment): boolean | undefined {
  if (isOffStep(left, at) || isOffStep(right, at)) return undefined
  const [a, b] = likened(worth(left, at), worth(right, at))
  if (!a || !b) return undefined
  if (a.is === 'file' || b.is === 'file') {
    const [sizeA, sizeB] = [sizeOf(a), sizeOf(b)]
    return (
      sizeA &&
      sizeB &&
      meetsInUnits(sizeA, unitOf(left, at) ?? 'b', sizeB, unitOf(right, at) ?? 'b', operator)
    )
  }
  if (a.is === 'amount' && b.is === 'amount')
    return meetsInUnits(a.amount, unitOf(left, at), b.amount, unitOf(right, at), operator)
  if (a.is === 'day' && b.is === 'day') return meets(daysBetween(a.day, b.day), operator)
  if (a.is === 'clock' && b.is === 'clock')
    return meets([a.minutes - b.minutes, a.minutes - b.minutes], operator)
  if (operator !== '=' && operator !== '!=') return undefined
  if (a.is === 'nothing' || b.is === 'nothing') return undefined
  const equal = same(a, b)
  return operator === '=' ? equal : opposite(equal)
}

/** A number in an entry for any text is one beside another number. */
function likened(a: Thing | undefined, b: Thing | undefined): [Thing | undefined, Thing | undefined] {
  const asNumber = (one: Thing | undefined): Thing | undefined =>
    one?.is === 'words' ? typed(one.words, { kind: 'number' }) : one
  return a?.is === 'amount' || b?.is === 'amount' ? [asNumber(a), asNumber(b)] : [a, b]
}

const sizeOf = (thing: Thing): Fraction | undefined =>
  thing.is === 'file' ? whole(thing.bytes) : thing.is === 'amount' ? thing.amount : undefined

function unitOf(expression: Expression, { know }: Moment): string | undefined {
  if (expression.kind === 'value') return expression.unit
  return expression.kind === 'subject' ? know.subjects.get(expression.subject)?.unit : undefined
}
