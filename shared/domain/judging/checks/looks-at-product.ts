import { isReadback } from '../../prose-steps/readback.ts'
import type { TypedAction } from '../../prose-steps/types.ts'
import { type CompiledCase, checksOf } from '../compiled.ts'
import { entryOf } from '../entries.ts'
import { type Finding, finding } from '../finding.ts'

const mostActions = 100
const relative = /%TODAY/
const isoDate = /^(\d{4})-\d{2}-\d{2}$/

/** Whether something is expected of the product, and not only what the case itself typed. `year` is the year of today, where it is known. */
export function looksAtProduct(
  compiled: CompiledCase,
  { relativeFields, year }: { relativeFields: ReadonlySet<string>; year?: string | undefined },
): Finding {
  if (checksOf(compiled).length === 0)
    return finding('looks_at_product', 'fails', 'It expects nothing of the product.')
  let done: TypedAction[] = []
  const isSeen = compiled.parts.some(({ actions, checks }) => {
    done = [...done, ...actions].slice(-mostActions)
    return checks.some((check) => !isReadback(check, done))
  })
  if (!isSeen)
    return finding('looks_at_product', 'fails', 'It only reads back what it entered itself.', {
      hint: 'Expect something that the product shows or does after the entry.',
    })
  const isOfYear = (value: string) => year !== undefined && isoDate.exec(value)?.[1] === year
  const literal = compiled.parts
    .flatMap(({ actions }) => actions.flatMap((action) => entryOf(action) ?? []))
    .find(({ field, value }) => isOfYear(value) && relativeFields.has(field))
  if (literal)
    return finding(
      'looks_at_product',
      'unknown',
      `“${literal.value}” in “${literal.name}” is a date of this year: another case shows that the rule depends on today.`,
      { hint: 'Enter a date that counts from today, as %TODAY+3D%.' },
    )
  return finding('looks_at_product', 'holds', 'It expects something that the product shows or does.')
}

/** The fields into which a case enters a date that counts from today. */
export const relativeFieldsOf = (cases: readonly CompiledCase[]): Set<string> =>
  new Set(
    cases
      .flatMap(({ parts }) =>
        parts.flatMap(({ actions }) => actions.flatMap((action) => entryOf(action) ?? [])),
      )
      .flatMap(({ field, value }) => (relative.test(value) ? [field] : [])),
  )
