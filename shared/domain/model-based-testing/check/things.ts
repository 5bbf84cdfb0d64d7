import type { Subject, Value } from '../../requirement-model/index.ts'
import { fraction, type Fraction } from './fractions.ts'

/** What something holds, as the checker sees it: what was typed is kept as it was typed. */
export type Thing =
  | { is: 'nothing' }
  | { is: 'words'; words: string }
  | { is: 'amount'; amount: Fraction; written?: string }
  | { is: 'flag'; yes: boolean }
  | { is: 'day'; day: Day }
  | { is: 'clock'; minutes: number }
  | { is: 'file'; name: string; format: string; bytes: bigint }

/** A day of the calendar by its count from 1970, or months and then days away from the day of the run. */
export interface Day {
  from: 'calendar' | 'today'
  months: number
  days: number
}

export const nothing: Thing = { is: 'nothing' }
export const words = (said: string): Thing => (said === '' ? nothing : { is: 'words', words: said })
const dayMs = 86_400_000

/** A value of the model. */
export function thingOf(value: Value): Thing {
  switch (value.type) {
    case 'empty':
      return nothing
    case 'boolean':
      return { is: 'flag', yes: value.value }
    case 'number': {
      const amount = fraction(value.value)
      return amount ? { is: 'amount', amount, written: value.value } : words(value.value)
    }
    case 'date':
      return calendar(value.value) ?? words(value.value)
    case 'time':
      return clock(value.value) ?? words(value.value)
    case 'day':
      return { is: 'day', day: { from: 'today', months: value.months ?? 0, days: value.fromToday } }
    case 'file':
      return { is: 'file', name: value.name, format: value.format, bytes: BigInt(value.bytes) }
    case 'text':
      return words(value.value)
  }
}

/** An amount without the unit that stands behind it, or the sign before it. */
export function unitless(literal: string, { unit, unitFirst }: Pick<Subject, 'unit' | 'unitFirst'>): string {
  if (unit === undefined) return literal
  if (unitFirst && literal.startsWith(unit)) return literal.slice(unit.length)
  return literal.endsWith(` ${unit}`) ? literal.slice(0, -unit.length - 1) : literal
}

/** What somebody typed or chose, read as what it is typed into. */
export function typed(literal: string, { kind }: Pick<Subject, 'kind'>): Thing {
  if (literal === '') return nothing
  switch (kind) {
    case 'number': {
      const amount = fraction(literal)
      return amount ? { is: 'amount', amount, written: literal } : words(literal)
    }
    case 'boolean':
      return literal === 'yes' || literal === 'no' ? { is: 'flag', yes: literal === 'yes' } : words(literal)
    case 'date':
      return calendar(literal) ?? fromToday(literal) ?? words(literal)
    case 'time':
      return clock(literal) ?? words(literal)
    case 'file':
      return file(literal) ?? words(literal)
    default:
      return words(literal)
  }
}

function calendar(iso: string): Thing | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return undefined
  const at = Date.parse(`${iso}T00:00:00Z`)
  const right = Number.isFinite(at) && new Date(at).toISOString().startsWith(iso)
  return right ? { is: 'day', day: { from: 'calendar', months: 0, days: at / dayMs } } : undefined
}

function fromToday(literal: string): Thing | undefined {
  const [, moves] = /^%TODAY((?:[+-]\d{1,6}[DWMY])*)%$/.exec(literal) ?? []
  if (moves === undefined) return undefined
  const day: Day = { from: 'today', months: 0, days: 0 }
  for (const [, count, unit] of moves.matchAll(/([+-]\d+)([DWMY])/g)) {
    const by = Number(count)
    if (unit === 'Y' || unit === 'M') day.months += unit === 'Y' ? by * 12 : by
    else day.days += unit === 'W' ? by * 7 : by
  }
  return { is: 'day', day }
}

function clock(literal: string): Thing | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(literal) ?? []
  return hours === undefined ? undefined : { is: 'clock', minutes: Number(hours) * 60 + Number(minutes) }
}

const units = new Map(
  Object.entries({
    bytes: 1n,
    byte: 1n,
    kb: 1000n,
    kib: 1024n,
    mb: 1000n ** 2n,
    mib: 1024n ** 2n,
    gb: 1000n ** 3n,
    gib: 1024n ** 3n,
  }),
)

/** "2 MB plus 1 byte" in bytes. */
function bytesOf(said: string): bigint | undefined {
  const [, count, unit = '', plus] = /^(\d{1,15}) (\w+?)( plus 1 byte)?$/.exec(said) ?? []
  const size = units.get(unit.toLowerCase())
  return count === undefined || size === undefined ? undefined : BigInt(count) * size + (plus ? 1n : 0n)
}

/** "sample.pdf (2 MB)". */
function file(literal: string): Thing | undefined {
  const [, name, size] = /^(.{1,200}) \(([^()]+)\)$/.exec(literal) ?? []
  const bytes = size === undefined ? undefined : bytesOf(size)
  if (name === undefined || bytes === undefined) return undefined
  return { is: 'file', name, format: name.split('.').at(-1) ?? '', bytes }
}

/** Whether two are one and the same: amounts by their value, all else as written. Nothing where that depends on the day of the run. */
export function same(a: Thing, b: Thing): boolean | undefined {
  if (a.is === 'amount' && b.is === 'amount')
    return a.amount.above * b.amount.below === b.amount.above * a.amount.below
  if (a.is === 'day' && b.is === 'day') return a.day.from === b.day.from ? sameDay(a.day, b.day) : undefined
  if (a.is === 'file' && b.is === 'words') return a.format.toLowerCase() === b.words.toLowerCase()
  if (a.is === 'words' && b.is === 'words') return a.words === b.words
  if (a.is === 'flag' && b.is === 'flag') return a.yes === b.yes
  if (a.is === 'clock' && b.is === 'clock') return a.minutes === b.minutes
  if (a.is === 'file' && b.is === 'file') return a.name === b.name && a.bytes === b.bytes
  return a.is === 'nothing' && b.is === 'nothing'
}

const sameDay = (a: Day, b: Day): boolean => a.months === b.months && a.days === b.days

/** How a page or a step writes it; nothing where a page could write it in several ways. */
export function written(thing: Thing): string | undefined {
  switch (thing.is) {
    case 'nothing':
      return ''
    case 'words':
      return thing.words
    case 'amount':
      return thing.written ?? decimal(thing.amount)
    case 'flag':
      return thing.yes ? 'yes' : 'no'
    case 'clock':
      return `${String(Math.floor(thing.minutes / 60)).padStart(2, '0')}:${String(thing.minutes % 60).padStart(2, '0')}`
    case 'day':
      return thing.day.from === 'calendar'
        ? new Date(thing.day.days * dayMs).toISOString().slice(0, 10)
        : undefined
    case 'file':
      return thing.name
  }
}

function decimal({ above, below }: Fraction): string | undefined {
  for (let places = 0n; places <= 12n; places += 1n) {
    const scaled = above * 10n ** places
    if (scaled % below !== 0n) continue
    const digits = (scaled / below)
      .toString()
      .replace('-', '')
      .padStart(Number(places) + 1, '0')
    const cut = digits.length - Number(places)
    return `${above < 0n ? '-' : ''}${digits.slice(0, cut)}${places > 0n ? `.${digits.slice(cut)}` : ''}`
  }
  return undefined
}
