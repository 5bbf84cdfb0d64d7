import { alternative, first, map, optional, sequence, token, words, type Parser } from '../parser.ts'
import { isUnit } from '../../../english/units.ts'
import type { Token } from '../../tokens.ts'
import type { Said } from './said.ts'

const number = token((found) =>
  found.kind === 'number' && /^\d/.test(found.value) ? found.value : undefined,
)
const places = token((found) =>
  found.kind === 'number' && /^[0-6]$/.test(found.value) ? Number(found.value) : undefined,
)
const stepping = words(
  'in steps of',
  'in increments of',
  'with a step of',
  'in multiples of',
  'with steps of',
  'step',
  'in intervals of',
)

/** "in steps of 0.5", "to one decimal place", "with cents", "a multiple of 5": how far two values lie apart at least. */
export const scale: Parser<Said> = first(
  alternative(
    'scale: steps',
    map(sequence(stepping, number), ([, step]) => stepOf(step)),
  ),
  alternative(
    'scale: decimals',
    map(
      sequence(
        optional(words('to', 'with', 'with up to', 'with at most', 'with exactly', 'with no more than', 'with not more than', 'to exactly', 'with a maximum of', 'up to', 'have at most', 'at most', 'maximum')), // prettier-ignore
        places,
        words('decimal place', 'decimal', 'decimal digit', 'fraction digit'),
      ),
      ([, digits]) => stepOf(digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`),
    ),
  ),
  alternative(
    'scale: unit',
    map(
      sequence(
        optional(words('in', 'as')),
        optional(words('degree', 'degrees')),
        optional(sequence(token(isMeasure), words('/'))),
        token(isMeasure),
      ),
      ([, , , unit]) => inUnit(unit),
    ),
  ),
)

/** Lengths are counted in these, and nothing is measured. */
const counted = /^(?:char(?:acter)?|letter|digit|symbol)s?$/i
function isMeasure(found: Token): string | undefined {
  const isOne = found.kind === 'word' && (isUnit(found.text) || /^(?:celsius|fahrenheit)$/i.test(found.text))
  return isOne && !counted.test(found.text) ? found.text : undefined
}

/** The unit alone limits nothing. */
const inUnit = (unit: string): Said => ({
  ...(/^(?:celsius|fahrenheit)$/i.test(unit) ? {} : { unit }),
  limits: true,
  always: true,
  of: () => ({ kind: 'all', of: [] }),
})

const stepOf = (step: string): Said => ({
  step,
  limits: true,
  always: true,
  of: () => ({ kind: 'all', of: [] }),
})
