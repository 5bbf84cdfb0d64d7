import type { Constraints, NumberRange } from '../types.ts'
import { today, type TemporalRange } from './moment.ts'

const moments =
  /\b(?:date|day|time|birth|dob|deadline|start|end|begin|from|until|to|arrival|departure|check-?in|check-?out|expir\w*|due|hours?|appointment|pick-?up|delivery|slot|valid|month|year|moment|schedule\w*|deliver\w*|booking|reservation)\b/i
const birth = /\bbirth(?:day|date)?\b|\bdob\b/i

/** Whether a label names the day of birth of a person. */
export function isBirth(label: string): boolean {
  return birth.test(label)
}

/** Ages ("18 or older") as days of birth, both ends included: who turns 18 today was born 18 years before today. */
export function bornBetween({ min, max, scale }: NumberRange): TemporalRange | undefined {
  if (scale > 0 || (min === undefined && max === undefined)) return undefined
  return {
    of: 'date',
    ...(max === undefined ? {} : { min: today(1, (Number(max) + 1) * -12) }),
    ...(min === undefined ? {} : { max: today(0, Number(min) * -12) }),
    byAge: true,
  }
}

/**
 * A range of dates or times belongs only to an input whose label speaks of one; the number of years that a date of birth must
 * be is the age. Impossible days are wrong wherever a range of dates is stated.
 */
export function datedBy(label: string, constraints: Constraints): Constraints {
  const { temporal, number, ...rest } = constraints
  if (number && isBirth(label)) {
    const born = bornBetween(number)
    return born ? { ...rest, temporal: born, format: 'date' } : rest
  }
  if (!temporal) return number && constraints.format === 'date' ? withoutFormat(constraints) : constraints
  if (!moments.test(label)) return { ...rest, ...(number ? { number } : {}) }
  return { ...rest, temporal, ...(temporal.of === 'date' ? { format: 'date' as const } : {}) }
}

/** A number that the sentence counts ("18 years old by date of birth") is no date itself. */
function withoutFormat({ format: _format, ...rest }: Constraints): Constraints {
  return rest
}
