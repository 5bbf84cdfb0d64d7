import type { Masked } from '../mask.ts'
import type { SuccessFact } from '../types.ts'

const afterSuccess =
  /^\W*(?:after|on|upon|following) (?:an? |the )?success\w*(?: [\w-]+){0,3}?,? (the [\w-]+ (?:is|are|gets?|sees?|shows?|opens?|returns?|receives?|goes|lands)\b.{3,300}?)\.?$/i

/** What the text says of success in words without a literal: "After a successful reset the user sees the dashboard". */
export function readSuccess({ raw, masked }: Masked): SuccessFact[] {
  const outcome = afterSuccess.exec(masked)?.[1]
  if (outcome === undefined) return []
  const check = raw.slice(masked.lastIndexOf(outcome)).replace(/[.\s]+$/, '')
  return [
    {
      kind: 'success',
      check: check.charAt(0).toUpperCase() + check.slice(1).replace(/\s+/g, ' '),
      checkable: false,
      condition: 'success',
    },
  ]
}
