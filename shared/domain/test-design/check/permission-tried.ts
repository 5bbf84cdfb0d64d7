import type { TestCase } from '../../test-cases/schema.ts'
import { isGone } from '../../requirements/life-cycles/state-words.ts'
import type { RolePermission } from '../model.ts'
import { speaksOf } from './behaviour.ts'
import { uninflected } from './transitions.ts'

/** The case is done by this role alone, tries this action, and expects it to work or to be refused as the text says. */
export function permissionTried(
  { preconditions = [], steps = [], expectedResult = '' }: TestCase,
  { role, beside, action, allowed, whose, button, denial, move }: RolePermission,
): boolean {
  const roles = preconditions.flatMap((text) => /\brole "([^"]+)"/i.exec(text)?.[1] ?? [])
  const right = beside
    ? roles.length === 0 && preconditions.some((text) => isOther(text, beside))
    : role === undefined
      ? roles.length === 0 && preconditions.some((text) => /\b(?:nobody|not) (?:is )?signed in\b/i.test(text))
      : roles.length === 1 && roles[0]?.toLowerCase() === role.toLowerCase()
  if (!right || !belongs(preconditions, whose)) return false
  const last = steps.at(-1)?.action ?? ''
  const seen = /^(?:see|view|read)\b.*"([^"]+)"/i.exec(action)?.[1]
  if (seen !== undefined && denial === undefined)
    return expectedResult.includes(`"${seen}" is ${allowed ? '' : 'not '}visible`)
  if (!(button ? last.includes(`"${button}"`) : speaksOf(last, action))) return false
  if (allowed && move) return brings(move, preconditions, expectedResult)
  const words = expectedResult.replace(/"[^"]*"/g, '')
  const negative = /\b(?:not|cannot|refused)\b/i.test(words)
  if (allowed) return !negative && (speaksOf(words, action) || speaksOf(spoken(words, action), action))
  return denial ? expectedResult.includes(`"${denial.text}"`) : negative
}

/** 'Signed in with a role other than "Administrator"' */
function isOther(text: string, beside: string[]): boolean {
  const named = [...text.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name.toLowerCase())
  return /\brole other than "/i.test(text) && beside.every((one) => named.includes(one.toLowerCase()))
}

/** "The invoices are shown" is "see the invoices", "the offer is sent" is "send the offer". */
function spoken(words: string, action: string): string {
  const seeing = /^(?:see|view|read|browse|list|access)\b/i.exec(action)?.[0]
  return uninflected(seeing ? words.replace(/\b(?:shown|visible)\b/i, seeing) : words)
}

function belongs(preconditions: string[], whose: RolePermission['whose']): boolean {
  if (whose === undefined) return true
  const owner = preconditions.find((text) => /\bbelongs to\b/i.test(text))
  return owner !== undefined && /\b(?:somebody|someone) else\b/i.test(owner) === (whose === 'other')
}

/** What is allowed is seen in the state that it leads to, from the state that allows it. */
function brings(
  { from, to, effect }: NonNullable<RolePermission['move']>,
  preconditions: string[],
  expected: string,
): boolean {
  const starts = preconditions.some((text) => /\bin the state\b/.test(text) && text.includes(`"${from}"`))
  const quoted = /"([^"]+)"/.exec(effect ?? '')?.[1]
  const told = quoted === undefined || expected.includes(`"${quoted}"`)
  return starts && told && (isGone(to) || expected.includes(`"${to}" is visible`))
}
