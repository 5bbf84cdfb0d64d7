import type { TestCase } from '../../test-cases/schema.ts'
import type { Threshold, ThresholdItem } from '../model.ts'
import { speaksOf } from './behaviour.ts'

/** Counts the attempts of a case, in its steps or its stated start, and compares what it expects with what the text says. */
export function attemptsMade(
  { steps = [], preconditions = [], expectedResult = '' }: TestCase,
  { times = 0, phase, valid }: ThresholdItem,
  { outcome = '', window, lasting }: Threshold,
): boolean {
  const last = steps.at(-1)?.action ?? ''
  const refused = isNegative(expectedResult)
  if (phase) {
    const time = phase === 'spread' ? window : lasting
    const start = preconditions.find((text) => /\bfailed attempts\b/.test(text) && /\bago\b/.test(text)) ?? ''
    const [count = '', amount = ''] = start.match(/\d+/g) ?? []
    const right =
      Number(count) === (phase === 'spread' ? times - 1 : times) && Number(amount) === time?.amount
    const tried = /\bMake 1\b/.test(last) && /\bfailed\b/.test(last) === (phase === 'spread')
    return right && tried && refused && start.includes(phase === 'spread' ? 'the first' : 'the last')
  }
  const repeated = steps.filter(({ action }) => action === last).length
  const counted = Number(/\b(\d+)\b/.exec(last)?.[1] ?? 0)
  if (repeated !== times && !(repeated === 1 && counted === times)) return false
  const literals = (outcome.match(/["“][^"”]+["”]/g) ?? []).map((quote) => quote.slice(1, -1))
  const named =
    literals.some((literal) => expectedResult.includes(literal)) ||
    speaksOf(expectedResult, outcome.replace(/\s+for\s+(?:\d|an?\s).*$/i, ''), 0.5)
  return named && refused === valid
}

function isNegative(expected: string): boolean {
  return /\b(?:not|no longer)\b/i.test(expected.replace(/"[^"]*"/g, '""'))
}
