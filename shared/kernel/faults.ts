import type { z } from 'zod'
import type { ErrorDetail } from './errors.ts'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

/** For `safeParse` of what callers send: its faults are told to people, who know nothing of our types. A schema's own sentence goes before. */
export const inWords = { error: (issue: RawIssue): string => wordsOf(issue) }

/** Lists what is wrong, one entry per place, with unknown fields named one by one. */
export function detailsOf(error: z.core.$ZodError): ErrorDetail[] {
  return error.issues.flatMap(faultsOf)
}

function faultsOf(issue: Issue): ErrorDetail[] {
  const at = (path: PropertyKey[], message: string) => ({ path: path.join('.'), message })
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => at([...issue.path, key], 'This field is not known here'))
  const [meant, another] = issue.code === 'invalid_union' ? issue.errors.filter(isOfItsKind) : []
  if (!meant || another) return [at(issue.path, issue.message)]
  return meant.flatMap((inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Whether an alternative is the one that was meant: it finds fault with what is inside, and not with the whole. */
const isOfItsKind = (issues: readonly Issue[]) => issues.every(({ path }) => path.length > 0)

function wordsOf(issue: RawIssue): string {
  if (issue.code === 'unrecognized_keys') return 'Holds fields that are not known here'
  if (issue.code === 'invalid_value') return requiredOr(issue, oneOf(issue.values))
  if (issue.code === 'invalid_union') return requiredOr(issue, alternatives(issue.errors ?? []))
  if (issue.code === 'invalid_type') return requiredOr(issue, kinds[issue.expected] ?? 'Is of the wrong kind')
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'Is not in the form that is asked for'
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'not_multiple_of') return `Must be a multiple of ${issue.divisor}`
  if (issue.code === 'invalid_key')
    return `Holds a name that is not allowed: ${issue.issues[0]?.message ?? ''}`
  return 'Is not valid'
}

const requiredOr = ({ input }: Pick<RawIssue, 'input'>, words: string): string =>
  input === undefined ? 'Required' : words

const kinds: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
  null: 'Must be null',
}

const formats: Record<string, string> = {
  email: 'Must be an e-mail address',
  uuid: 'Must be a UUID',
  url: 'Must be an address such as https://example.com',
  datetime: 'Must be a time such as 2026-03-01T09:30:00Z',
  date: 'Must be a date such as 2026-03-01',
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `Must be ${String(values[0])}` : `Must be one of ${values.join(', ')}`

/** What each of several forms would need; what they say alike is said once. */
function alternatives(errors: readonly (readonly Issue[])[]): string {
  const needs = errors.flatMap(([first]) => (first ? [first.message] : []))
  const [first = 'Is not valid', ...others] = new Set(needs)
  return [first, ...others.map((need) => need.replace(/^Must be /, ''))].join(' or ')
}

function tooSmall({ origin, minimum, inclusive = true, exact = false }: Of<'too_small'>): string {
  if (isNumeric(origin)) return `Must be ${inclusive ? 'at least' : 'more than'} ${figure(minimum)}`
  if (exact) return `Must have exactly ${counted(origin, minimum)}`
  return minimum === 1 ? 'Must not be empty' : `Must have at least ${counted(origin, minimum)}`
}

function tooBig({ origin, maximum, inclusive = true, exact = false }: Of<'too_big'>): string {
  if (isNumeric(origin)) return `Must be ${inclusive ? 'at most' : 'less than'} ${figure(maximum)}`
  return `Must have ${exact ? 'exactly' : 'at most'} ${counted(origin, maximum)}`
}

type Of<Code extends Issue['code']> = Extract<RawIssue, { code: Code }>
type Figure = number | bigint

const isNumeric = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint'

const figure = (value: Figure): string => value.toLocaleString('en-US')

function counted(origin: string, count: Figure): string {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries']
  return `${figure(count)} ${count === 1 ? one : many}`
}
