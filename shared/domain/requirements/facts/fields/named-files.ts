import { readFileRule } from './file-rules.ts'
import { isFileSize } from './typed-values.ts'
import type { Constraints } from '../types.ts'

/** "Attachments: only PDF or PNG": the name of the input says that the types and sizes are those of a file. */
export function withFile(label: string, rule: string, constraints: Constraints): Constraints {
  if (constraints.file) return constraints
  const file = readFileRule(isFileSize(label, constraints) ? `file: ${rule}` : `${label}: ${rule}`)
  if (!file) return constraints
  const { choices: _choices, number: _number, format: _format, ...rest } = constraints
  return { ...rest, file }
}
