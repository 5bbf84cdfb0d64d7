import { isGone } from '../../requirements/life-cycles/state-words.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { TransitionItem } from '../model.ts'
import { literals, speaksOf } from './behaviour.ts'

/** A change of state that a case has just brought about. */
interface Taken {
  from: string
  action: string
  to: string
}

/**
 * Walks the steps of a case: the state named before, the action, the state seen after. A pair counts only when its first transition
 * is the change right before; what a transition does beside the state, and a stated refusal, must be expected too.
 */
export function transitionTaken({ steps = [], preconditions = [] }: TestCase, item: TransitionItem): boolean {
  let at = preconditions.flatMap(literals).at(-1)
  let before: Taken | undefined
  for (const { action, expectedResult } of steps) {
    const seen = literals(expectedResult).at(-1)
    const here = at === item.from && speaksOfEvent(action, item.event) && follows(item, before)
    if (here && answered(item, seen, expectedResult)) return true
    if (seen !== undefined && at !== undefined) before = { from: at, action, to: seen }
    at = seen ?? at
  }
  return false
}

function follows({ after, from }: TransitionItem, before: Taken | undefined): boolean {
  if (after === undefined) return true
  return before?.from === after.from && before.to === from && speaksOfEvent(before.action, after.event)
}

function answered(
  { from, to, valid, event, effect, outcome }: TransitionItem,
  seen: string | undefined,
  expected: string,
): boolean {
  const said = [effect, outcome].every((text) => text === undefined || tells(expected, text))
  if (to !== undefined && isGone(to)) return said && (effect !== undefined || speaksOf(expected, to))
  if (to !== undefined) return said && seen === to
  return valid ? speaksOf(expected, event) : said && seen === from
}

function tells(expected: string, text: string): boolean {
  const quoted = literals(text)
  return quoted.length > 0
    ? quoted.every((literal) => expected.includes(`"${literal}"`))
    : speaksOf(expected, text)
}

/** Most words of an event, and its guard in full: "pay [the amount is enough]" is not "pay [the amount is too low]". */
function speaksOfEvent(action: string, label: string): boolean {
  const [, event = label, guard] = /^(.*?)\s*\[([^\]]*)\]$/.exec(label) ?? []
  const [done, wanted] = [uninflected(action), uninflected(event)]
  const negated = (text: string) => /\b(?:not|no|never)\b/i.test(text.replace(/, given that .*$/, ''))
  if (negated(action) !== negated(event)) return false
  // 'Click the "Ship" button' is 'the clerk clicks "Ship"', whoever does it.
  const named = literals(event)
  const share = named.length > 0 && named.every((one) => action.includes(`"${one}"`)) ? 0.5 : 0.6
  return speaksOf(done, wanted, share) && (guard === undefined || speaksOf(action, guard, 1))
}

const strong: Record<string, string> = {
  paid: 'pay',
  sent: 'send',
  sold: 'sell',
  taken: 'take',
  made: 'make',
  written: 'write',
  withdrawn: 'withdraw',
  bought: 'buy',
  given: 'give',
  chosen: 'choose',
  lent: 'lend',
  held: 'hold',
  undone: 'undo',
}

/** "the order is paid" is "Pay the order". */
export function uninflected(text: string): string {
  return text.replace(
    /\b(?:paid|sent|sold|taken|made|written|withdrawn|bought|given|chosen|lent|held|undone)\b/gi,
    (word) => strong[word.toLowerCase()] ?? word,
  )
}
