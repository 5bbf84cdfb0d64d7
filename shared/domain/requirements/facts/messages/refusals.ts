import type { Masked } from '../mask.ts'
import type { RefusalFact } from '../types.ts'

const lead =
  /^\W*(?:if|when|whenever|as long as)\s+(?:any|a|an|one|one or more|at least one|some|the|every)?\s*(?:of the\s+)?(?:required\s+|mandatory\s+)?(?:fields?|values?|inputs?|entry|entries|data|form)\b[^,]{0,40}?\b(?:not valid|invalid|missing|wrong|empty|incorrect|not filled|outside)\b[^,]{0,160},\s+(?:then\s+)?(.{5,300}?)\.?$/i

const labelled =
  /^\W*(?:on|in case of|upon) (?:an? |any )?(?:validation )?(?:errors?|failures?|invalid (?:input|data|entries))\s*(?:,|:|->|→|=>|–)\s*(?:then )?([^"]{8,300}?)\.?$/i

/** What the text says of any refused input without quoting a message: "If any field is not valid, no account is created". */
export function readRefusal({ raw, masked }: Masked): RefusalFact[] {
  const outcome =
    lead.exec(masked)?.[1] ??
    (/:|->|→|=>|–|,/.test(masked.slice(0, 60)) ? labelled.exec(masked)?.[1] : undefined)
  if (outcome === undefined) return []
  const at = masked.lastIndexOf(outcome)
  return [{ kind: 'refusal', outcome: raw.slice(at, at + outcome.length).replace(/\s+/g, ' ') }]
}
