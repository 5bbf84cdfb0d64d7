import type { Constraints } from '../../requirements/facts/types.ts'
import { validPartition, wrongPartition, type Unmarked } from './partition.ts'

/** An empty input: wrong when required, allowed when the text says it is optional, unknown when the text says neither. */
export function presencePartitions(label: string, constraints: Constraints): Unmarked[] {
  const { required, length, choices, default: preset } = constraints
  // A selection that is left untouched holds its default, and offers no empty value.
  if (choices && preset !== undefined) return []
  const words = choices ? `no ${label} is selected` : `${label} is empty`
  if (required === true) return [wrongPartition('empty', words, { kind: 'empty' }, 'empty')]
  const counted = length !== undefined && length.min === 0
  return required === false && !counted ? [validPartition('empty', words, { kind: 'empty' })] : []
}

/** An input of which the text says no more than whether it is required. */
export function filledIn(label: string, constraints: Constraints): Unmarked[] {
  const { number, length, choices, format, contains, required, temporal, pattern, file } = constraints
  if (number ?? length ?? choices ?? format ?? contains ?? temporal ?? pattern ?? file) return []
  return required === undefined
    ? []
    : [validPartition('filled in', `${label} is filled in`, { kind: 'present' })]
}

export function checkboxPartitions(label: string, required: boolean): Unmarked[] {
  const off = { kind: 'checked', checked: false } as const
  return [
    validPartition('checked', `${label} is checked`, { kind: 'checked', checked: true }),
    required
      ? wrongPartition('not checked', `${label} is not checked`, off, 'empty')
      : validPartition('not checked', `${label} is not checked`, off),
  ]
}
