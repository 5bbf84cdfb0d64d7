import type { Check, Target } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

/** The one value that a target has now: of the address, the page, a place, a field, a cell, or beside a label. */
export function valueFor(
  page: InPage,
  target: Target,
): { value: string; field: boolean } | { verdict: Verdict } {
  const { role, name } = target
  if (role === 'document')
    return {
      value: name === 'url' ? page.address().href : page.textOf(document.documentElement),
      field: false,
    }
  if (role === 'collection') return page.amountOf(target)
  if (role === 'cell') {
    const cell = page.cellOf(target)
    if ('missed' in cell) return { verdict: page.undecided(cell.missed, target) }
    page.seen(cell.element)
    return page.cellValue(cell.element)
  }
  const where = page.scopeOf(target)
  if ('missed' in where) return { verdict: page.undecided(where.missed, target) }
  const { scope } = where
  if (role !== undefined && ['region', 'table', 'list', 'row', 'listitem', 'form', 'group'].includes(role)) {
    const places = page.regions(target, document.documentElement)
    const [place] = places
    if (place && places.length === 1) {
      page.seen(place)
      return { value: page.textOf(place), field: false }
    }
    const candidates = page.candidates(places)
    return { verdict: page.undecided({ status: place ? 'ambiguous' : 'missing', candidates }, target) }
  }
  if (role !== undefined) {
    const found = page.resolve(target, 'read')
    const element = found.status === 'found' ? page.at(found.id) : undefined
    if (!element) return { verdict: page.undecided(found, target) }
    page.seen(element)
    return { value: page.valueOf(element), field: true }
  }
  const words = (name ?? '').split(' ')
  const names = target.exact === true ? [name ?? ''] : words.map((_word, at) => words.slice(at).join(' '))
  for (const label of names) {
    const all = page.labelledValues({ ...target, name: label }, scope)
    const plain = all.some((one) => !one.field) ? all.filter((one) => !one.field) : all
    const values = [...new Set(plain.flatMap((one) => one.values).filter((value) => value !== ''))]
    const [value] = values
    if (value !== undefined && values.length === 1) {
      for (const one of plain) page.seen(one.element)
      return { value: page.tidy(value), field: plain.every((one) => one.field) }
    }
    const candidates = values.slice(0, 6).map((one) => ({ role: 'text', name: `${label}: ${one}` }))
    if (values.length > 1) return { verdict: page.undecided({ status: 'ambiguous', candidates }, target) }
  }
  return { verdict: page.undecided({ status: 'missing', candidates: [] }, { ...target, role: 'label' }) }
}

/** The value of a target, or null when it has none or several. */
export function valueNow(page: InPage, target: Target): string | null {
  const found = page.valueFor(target)
  return 'verdict' in found ? null : found.value
}

/**
 * The readings of the one number in a text, and what stands around it; null when it holds none or several. "1.234" and "1,234" have two
 * readings where the language of the page does not tell which sign groups digits.
 */
export function numberIn(page: InPage, text: string): { readings: number[]; around: string } | null {
  const pattern = /(?<![\p{L}\p{N}])[-−+]?\d(?:[\d.,']| (?=\d{3}(?!\d)))*/gu
  const line = page.tidy(text)
  const found = [...line.matchAll(pattern)]
  const [only] = found
  if (!only || found.length > 1) return null
  const written = only[0].replace(/[.,']+$/, '')
  const around = `${line.slice(0, only.index)} ${line.slice(only.index + written.length)}`
  const plain = written.replace('−', '-').replace(/[ ']/g, '')
  const signs = [...new Set(plain.replace(/[^.,]/g, ''))]
  const read = (decimal: string): number => {
    const grouping = decimal === '.' ? ',' : '.'
    const grouped = new RegExp(
      `^[-+]?[1-9]\\d{0,2}(?:\\${grouping}\\d{3})+(?:\\${decimal}\\d+)?$|^[-+]?\\d+(?:\\${decimal}\\d+)?$`,
    )
    return grouped.test(plain) ? Number(plain.replaceAll(grouping, '').replace(decimal, '.')) : Number.NaN
  }
  const language = document.documentElement.lang
  const told = (): string | undefined => {
    try {
      const parts = language === '' ? [] : new Intl.NumberFormat(language).formatToParts(1.5)
      return parts.find((part) => part.type === 'decimal')?.value
    } catch {
      return undefined
    }
  }
  const unclear = signs.length === 1 && /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(plain)
  const known = unclear ? told() : undefined
  const readings = known === '.' || known === ',' ? [read(known)] : [read('.'), read(',')]
  const numbers = [...new Set(readings.filter((value) => !Number.isNaN(value)))]
  return numbers.length === 0 ? null : { readings: numbers, around }
}

const signs: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }

/** A text with currency signs as their codes. */
const spelled = (text: string): string => text.replace(/[€$£¥]/g, (sign) => ` ${signs[sign] ?? ''} `)

/**
 * Whether a text is an amount, however it is written: "£60.00" is 60 £, and the first of "2 of 5" is 2. Where both say a unit it has
 * to be the same; where the expected one has none, a short one may stand beside it. */
export function isAmount(page: InPage, text: string, amount: string): boolean {
  const [actual, wanted] = [page.numberIn(text.replace(/ of [\p{Sc}\d].*$/u, '')), page.numberIn(amount)]
  if (actual?.readings.length !== 1 || wanted?.readings.length !== 1) return false
  const unit = (around: string): string => page.tidy(spelled(around)).toLowerCase()
  if (actual.readings[0] !== wanted.readings[0]) return false
  const [shown, named] = [unit(actual.around), unit(wanted.around)]
  return shown === named || (named === '' && /^(?:%|\p{L}{1,8})$/u.test(shown))
}

/** Whether a number stands beside a label, in a cell or a field, and compares as wanted. Both readings of an unclear one have to agree. */
export function checkNumber(page: InPage, wanted: Check): Verdict {
  const found = page.valueFor(wanted.target ?? {})
  if ('verdict' in found) return found.verdict
  const actual = found.value
  const number = page.numberIn(actual)
  if (!number) return { passed: false, actual, reason: `“${actual}” is not one number.` }
  const unit = wanted.unit
  const hasUnit =
    unit === undefined || page.hasWhole(page.tidy(spelled(number.around)), page.tidy(spelled(unit)))
  const expected = Number(wanted.expected)
  const digits = /\.(\d+)$/.exec(wanted.expected ?? '')?.[1]?.length ?? 0
  const slack = 1e-9 * Math.max(1, Math.abs(expected))
  const compares = (value: number): boolean => {
    if (wanted.comparison === 'at_least') return value >= expected
    if (wanted.comparison === 'at_most') return value <= expected
    if (wanted.comparison === 'more_than') return value > expected
    if (wanted.comparison === 'less_than') return value < expected
    if (wanted.comparison === 'between') return value >= expected && value <= Number(wanted.upper)
    const half = 0.5 / 10 ** digits
    if (wanted.comparison === 'about')
      return value >= expected - half - slack && value < expected + half - slack
    return Math.abs(value - expected) <= Number(wanted.tolerance ?? 0) + slack
  }
  const answers = new Set(number.readings.map((value) => compares(value)))
  if (answers.size > 1)
    return { passed: false, actual, reason: `“${actual}” can be read as ${number.readings.join(' or as ')}.` }
  const holds = hasUnit && answers.has(true)
  return { passed: holds !== (wanted.negated === true), actual, field: found.field }
}

/** Whether a value differs from what it was before the step. */
export function checkChanged(page: InPage, wanted: Check): Verdict {
  const found = page.valueFor(wanted.target ?? {})
  if ('verdict' in found) return found.verdict
  const before = wanted.before ?? ''
  const same = page.tidy(found.value) === page.tidy(before)
  const short = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}...` : text)
  const actual = same ? `still “${short(before)}”` : `“${short(found.value)}”, before “${short(before)}”`
  if (wanted.comparison === undefined) return { passed: !same !== (wanted.negated === true), actual }
  const [one, other] = [page.numberIn(before), page.numberIn(found.value)]
  const [from, now] = [one?.readings[0], other?.readings[0]]
  if (from === undefined || now === undefined || one?.readings.length !== 1 || other?.readings.length !== 1)
    return { passed: false, actual, reason: `${actual}: these are no two clear numbers.` }
  const difference = wanted.comparison === 'increased' ? now - from : from - now
  const by = wanted.expected === undefined ? undefined : Number(wanted.expected)
  return { passed: by === undefined ? difference > 0 : Math.abs(difference - by) < 1e-6, actual }
}
