import { compileStep } from '../../prose-steps/compile-step.ts'
import type { Check } from '../../prose-steps/types.ts'
import { quoted } from '../../text/quoted.ts'
import type { TestStep } from '../../test-cases/schema.ts'

/** A part of an expected result that can be read by itself, in its author's words. */
export interface Fact {
  text: string
  checks: Check[]
}

/** Reads an expected result; undefined where a part of it is not understood or it checks nothing. */
export type ReadChecks = (expectedResult: string) => Check[] | undefined

/** Characters that are read in all, of different words: 40 cases of a page need 6,000. What lies beyond is not asked. */
const mostRead = 250_000
/** What nobody understands costs so many times more than what is read. */
const unreadCosts = 6

/** A reader that remembers: the same words stand in many cases. `doing` is what "it" may refer to. */
export function factReader(): (doing?: Pick<TestStep, 'action' | 'testData'>) => ReadChecks {
  const memory = new Map<string, Check[] | undefined>()
  let left = mostRead
  const read = (expectedResult: string, doing?: Pick<TestStep, 'action' | 'testData'>) => {
    const key = doing ? JSON.stringify([expectedResult, doing.action, doing.testData]) : expectedResult
    if (memory.has(key) || left < expectedResult.length) return memory.get(key)
    left -= expectedResult.length
    const { checks, problems } = compileStep({ action: '', ...doing, expectedResult })
    const isUnread = problems.some(({ code }) => code === 'steps.unverifiable') || checks.length === 0
    if (isUnread) left -= (unreadCosts - 1) * expectedResult.length
    memory.set(key, isUnread ? undefined : checks)
    return memory.get(key)
  }
  return (doing) => (words) => read(words) ?? (doing && read(words, doing))
}

const connectors = /,? and |[,;.]\s|\n/g

/**
 * Takes an expected result apart where its parts say together what the whole says; else the whole is one fact. Gives none where the whole is not understood.
 */
export function factsOf(expectedResult: string, read: ReadChecks): Fact[] {
  const whole = read(expectedResult)
  if (!whole) return []
  const facts: Fact[] = []
  const masked = expectedResult.replaceAll(quoted, (literal) => '\uE000'.repeat(literal.length))
  let start = 0
  for (const { 0: connector, index } of masked.matchAll(connectors)) {
    const text = expectedResult.slice(start, index).trim()
    const checks = text === '' ? undefined : read(text)
    if (!checks) continue
    facts.push({ text, checks })
    start = index + connector.length
  }
  const text = expectedResult.slice(start).trim().replace(/\.$/, '')
  const last = text === '' ? [] : read(text)
  if (last && text !== '') facts.push({ text, checks: last })
  const isSame = last && meaningOf(facts.flatMap(({ checks }) => checks)) === meaningOf(whole)
  return isSame ? facts : [{ text: expectedResult.trim(), checks: whole }]
}

/** What checks say, for comparison. */
export const meaningOf = (checks: readonly Check[]): string =>
  JSON.stringify(checks.map(({ beside: _beside, exact: _exact, ...check }) => check))

const states = new Set<Check['kind']>(['assert_enabled', 'assert_checked', 'assert_value', 'assert_state'])
const unseen = new Set<Check['kind']>(['assert_loaded', 'assert_console', 'assert_status'])

/** Whether a check looks at something that is there: what is absent is true of nearly every page. */
export const isSeen = ({ kind, negated = false }: Check): boolean =>
  !unseen.has(kind) && (!negated || states.has(kind))

/** Whether a fact says of one thing that it is not there: a text or a control that a rule of the requirements shows, or does not. */
export const isDenial = ({ checks }: Fact): boolean =>
  checks.length === 1 &&
  checks.every(({ kind, negated }) => negated === true && !states.has(kind) && !unseen.has(kind))

/** The texts and values that a check expects to see. */
export const expectedTexts = ({ expected, upper, texts = [] }: Check): string[] =>
  [expected, upper, ...texts].filter((text): text is string => text !== undefined && text !== '')
