import type { TestCase } from '../../test-cases/schema.ts'
import type { LimitItem, UsageLimit } from '../model.ts'
import { speaksOf } from './behaviour.ts'

/** The start states one use fewer than the item, in the same period or an earlier one, and one more is tried and judged. */
export function limitReached(
  { preconditions = [], steps = [], expectedResult = '' }: TestCase,
  { times, later, valid }: LimitItem,
  { action, counted, who, done, message }: UsageLimit,
): boolean {
  const noun = done ?? counted
  const start = preconditions.find((text) => /\balready\b/i.test(text) && speaksOf(text, noun))
  const before = /\b(\d+)\b/.exec(start?.replace(who ?? '', '').replace(/^.*\balready\b/i, '') ?? '')?.[1]
  if (start === undefined || Number(before) + 1 !== times) return false
  if (!isOfAge(who, preconditions)) return false
  if (who !== undefined && done === undefined && !speaksOf(start, who)) return false
  if (/\bago\b/.test(start) !== (later === true)) return false
  const last = steps.at(-1)?.action ?? ''
  if (!/\bmore\b/.test(last) || !speaksOf(last, done === undefined ? counted : action)) return false
  const answered = message !== undefined && expectedResult.includes(`"${message.text}" is shown`)
  const refused =
    answered || /\b(?:refused|is not (?!visible))/.test(expectedResult.replace(/"[^"]*"/g, '""'))
  return refused !== valid
}

const younger = /\b(?:under|below|younger than) (\d{1,3})\b/i
const older = /\b(?:over|above|older than) (\d{1,3})\b/i

/** An age that a start states must be one of the people that the limit is for. */
function isOfAge(who: string | undefined, preconditions: string[]): boolean {
  const stated = preconditions.map((text) => /\bage is "(\d{1,3})"/i.exec(text)?.[1]).find((one) => one)
  const [below, above] = [younger.exec(who ?? '')?.[1], older.exec(who ?? '')?.[1]]
  if (stated === undefined || (below === undefined && above === undefined)) return true
  const inside = below === undefined ? Number(stated) > Number(above) : Number(stated) < Number(below)
  return inside !== /\bother than\b/i.test(who ?? '')
}
