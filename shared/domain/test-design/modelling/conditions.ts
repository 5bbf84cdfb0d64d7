import { clock } from '../../requirements/facts/rules/clock-limits.ts'
import { labelKey } from '../../requirements/facts/labels.ts'
import type { Atom } from '../../requirements/facts/types.ts'
import type { Condition, ConditionEntry, Parameter } from '../model.ts'
import type { ReadRule } from './read-rule.ts'

/** The conditions that rules test, each with entries that exclude each other and together take every case. */
export function conditionsOf(rules: ReadRule[]): Condition[] {
  const byKey = Map.groupBy(
    rules.flatMap(({ fact }) => fact.anyOf.flat()),
    keyOf,
  )
  const inputs = rules.flatMap(({ screen }) => screen?.parameters ?? [])
  return [...byKey].map(([key, atoms]) => condition(key, atoms, inputs))
}

const checked = 'checked'

/** Atoms of the same key are about the same condition. */
export function keyOf(atom: Atom): string {
  if (atom.number) return `number:${labelKey(atom.subject)}`
  if (atom.equals !== undefined) return `equals:${labelKey(atom.subject)}`
  return `fact:${positive(atom.text).toLowerCase()}`
}

/** The fact without its negation: "the customer is not a member" and "the customer is a member" are one condition. */
function positive(text: string): string {
  return text
    .replace(/\b(is|are|was|has|have|does|do|can)n['’]t\b/gi, '$1')
    .replace(/^no\s+(?=[aeiou])/i, 'an ')
    .replace(/^no\s+/i, 'a ')
    .replace(/\b(?:not|never)\s+/gi, '')
    .replace(/\b(has|have|contains?) no\b/gi, '$1 a')
    .replace(/\bdoes have\b/gi, 'has')
    .replace(/\s+/g, ' ')
    .trim()
}

function condition(key: string, atoms: Atom[], inputs: Parameter[]): Condition {
  const [first] = atoms as [Atom]
  const parameter = inputs.find(({ label }) => labelKey(label) === labelKey(first.subject))
  const base = {
    key,
    subject: first.subject,
    ...(first.verb ? { verb: first.verb } : {}),
    ...(parameter ? { parameter } : {}),
  }
  if (first.number) return { ...base, entries: intervals(atoms, parameter) }
  if (first.equals !== undefined) return { ...base, entries: choices(atoms, parameter) }
  const text = positive(first.text)
  // A fact is set up, not typed, even when it names an input ("the password is wrong").
  return {
    key,
    subject: text,
    entries: [
      { kind: 'fact', text, holds: true },
      { kind: 'fact', text, holds: false },
    ],
  }
}

const lastMinute = 1439n

/** Cuts the number line at every bound that a rule names; an input's own range closes the ends. */
function intervals(atoms: Atom[], parameter: Parameter | undefined): ConditionEntry[] {
  const own = parameter?.constraints.number
  const scale = Math.max(own?.scale ?? 0, ...atoms.map(({ number }) => number?.scale ?? 0))
  const at = (units: bigint, from: number) => units * 10n ** BigInt(scale - from)
  const unit = atoms.find(({ number }) => number?.unit)?.number?.unit
  const cuts = atoms.flatMap(({ number }) => {
    if (!number) return []
    const end = endOf(number, scale)
    const start = startOf(number, scale)
    return [...(start === undefined ? [] : [start]), ...(end === undefined ? [] : [end])]
  })
  const low = own?.min === undefined ? undefined : at(own.min, own.scale)
  const high = own?.max === undefined ? (unit === clock ? lastMinute : undefined) : at(own.max, own.scale)
  // Values between two steps of the input are none: behind 10 comes 10.5 where it takes halves.
  const step = own?.stepped ? at(own.step, own.scale) : 1n
  const inside = [...new Set(cuts.map((cut) => nextOf(cut, step, low ?? 0n)))]
    .sort((a, b) => (a < b ? -1 : 1))
    .filter((cut) => (low === undefined || cut > low) && (high === undefined || cut <= high))
    .filter((cut) => unit !== clock || cut > 0n)
  const starts = [low, ...inside]
  return starts.map((min, index) => {
    const next = starts[index + 1]
    const max = next === undefined ? high : next - step
    return {
      kind: 'number',
      scale,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(unit ? { unit } : {}),
    }
  })
}

/** The first value at or behind a cut that lies on a step from `base`. */
function nextOf(cut: bigint, step: bigint, base: bigint): bigint {
  const beyond = (((cut - base) % step) + step) % step
  return beyond === 0n ? cut : cut + step - beyond
}

/** Both values of what is checked or not, yes or no. */
function yesNo(named: string[]): string[] | undefined {
  if (named.includes(checked) || named.includes('unchecked')) return [checked, 'unchecked']
  const either = named.length > 0 && named.every((value) => value === 'yes' || value === 'no')
  return either ? ['yes', 'no'] : undefined
}

/** Values that rules name and, of a declared list, the others; without a list one entry for "another value". */
function choices(atoms: Atom[], parameter: Parameter | undefined): ConditionEntry[] {
  const named = [...new Set(atoms.flatMap(({ equals }) => equals ?? []))]
  if (named.every((value) => value === ''))
    return [true, false].map((holds) => ({ kind: 'equals', value: '', holds }))
  const listed = parameter?.constraints.choices
  const opposites = yesNo(named)
  const values = listed ? [...new Set([...named, ...listed])] : (opposites ?? named)
  const entries: ConditionEntry[] = values.map((value) => ({ kind: 'equals', value, holds: true }))
  const closed = listed !== undefined || named.length === 0 || opposites !== undefined
  return closed ? entries : [...entries, { kind: 'equals', value: named.join('", "'), holds: false }]
}

/** Indexes of the entries in which an atom holds; undefined when it speaks of another condition. */
export function entriesFor(atom: Atom, { key, entries }: Condition): number[] | undefined {
  if (keyOf(atom) !== key) return undefined
  return entries.flatMap((entry, index) => (holds(atom, entry) ? [index] : []))
}

function holds(atom: Atom, entry: ConditionEntry): boolean {
  if (entry.kind === 'fact') return entry.holds !== atom.negated
  if (entry.kind === 'equals') return (entry.holds && entry.value === atom.equals) !== atom.negated
  if (!atom.number) return false
  const start = startOf(atom.number, entry.scale)
  const end = endOf(atom.number, entry.scale)
  const low = start === undefined || (entry.min !== undefined && entry.min >= start)
  const high = end === undefined || (entry.max !== undefined && entry.max < end)
  return (low && high) !== atom.negated
}

type Limits = NonNullable<Atom['number']>

/** The first value that a limit allows, in units of a scale that may be finer than its own. */
function startOf({ min, scale }: Limits, finest: number): bigint | undefined {
  if (min === undefined) return undefined
  const finer = 10n ** BigInt(finest - scale)
  return min.over === undefined
    ? min.units * finer
    : min.over * finer + (finer > 1n ? 1n : min.units - min.over)
}

/** The first value behind a limit. */
function endOf({ max, scale, step }: Limits, finest: number): bigint | undefined {
  if (max === undefined) return undefined
  const finer = 10n ** BigInt(finest - scale)
  if (max.under !== undefined) return max.under * finer
  return finer > 1n ? max.units * finer + 1n : max.units + step
}
