import type { Parameter } from '../model.ts'
import { allowed } from '../check/satisfies.ts'
import { typicalLiteral } from './literal-for.ts'

const wrong: [RegExp, string][] = [
  [/pass ?word|passphrase/i, 'Wrong-Passw0rd-1'],
  [/\bpin\b|\btan\b|passcode/i, '0000'],
  [/e-?mail/i, 'nobody@example.com'],
  [/user ?name|login/i, 'nobodyhere'],
  [/coupon|voucher|code|reference/i, 'WRONG999'],
]

/** A well-formed literal that stands for something not on record; undefined when the input is of no such kind. */
export function unknownLiteral({ label, constraints }: Parameter): string | undefined {
  const digits = constraints.format === 'digits' ? '9'.repeat(constraints.length?.min ?? 6) : undefined
  const literal = digits ?? wrong.find(([pattern]) => pattern.test(label))?.[1]
  return literal !== undefined && allowed(literal, constraints) ? literal : undefined
}

/** The literal that the text says must not be used twice. */
export function takenLiteral(parameter: Parameter): string | undefined {
  const literal = typicalLiteral(parameter)
  return literal !== undefined && allowed(literal, parameter.constraints) ? literal : undefined
}
