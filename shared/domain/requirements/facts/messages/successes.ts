import type { Masked } from '../mask.ts'
import type { SuccessFact } from '../types.ts'

const afterSuccess =
  /^\W*(?:after|on|upon|following) (?:an? |the )?success\w*(?: [\w-]+){0,3}?,? (the [\w-]+ (?:is|are|gets?|sees?|shows?|opens?|returns?|receives?|goes|lands)\b.{3,300}?)\.?$/i

const whenRight =
  /^\W*(?:if|when|once|as soon as|after) (?:all|every|both)(?: (?:of )?(?:the|these|required|mandatory|other))* ?(?:entries|entry|fields?|inputs?|values?|data|details|answers?|conditions|rules|checks|thing)? (?:is|are|has been|have been|hold|pass|was|were) ?(?:filled in |entered |given |completed )?(?:valid|correct(?:ly)?|ok|okay|right|fine|complete|in order|met|fulfilled|passed|accepted)?, ((?:the|an?|it|he|she|they) .{3,300}?)\.?$/i

/** What the text says of success in words without a literal: "After a successful reset the user sees the dashboard". */
export function readSuccess({ raw, masked }: Masked): SuccessFact[] {
  const outcome = afterSuccess.exec(masked)?.[1] ?? whenRight.exec(masked)?.[1]
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
