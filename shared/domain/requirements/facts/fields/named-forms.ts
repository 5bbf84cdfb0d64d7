import type { Masked } from '../mask.ts'
import type { PageFact } from '../types.ts'

const noun = '(?:input |entry )?(?:form|page|screen|dialog|dialogue|mask|window)'
const before = new RegExp(
  `^\\W*(?:(?:on|in|fields (?:of|on|in)|inputs (?:of|on|in)) )?(?:the |a )?(?:following )?${noun}(?: (?:called|named))? $`,
  'i',
)
const after = new RegExp(`^ ${noun}\\b`, 'i')
const acting =
  /\b(?:opens?|shows?|appears?|leads?|goes|closes|displays?|returns?|sees?|if|when|after|otherwise|must|cannot)\b/i

/** `The form "New invoice" (button "Save"):`, `Fields of the "New trip" dialog:`: a sentence with a colon that opens a list of what a named form has. */
export function readNamedForm({ masked, quotes }: Masked): PageFact[] {
  const [first] = quotes
  if (!first || !/:\s*$/.test(masked) || first.value.length > 50 || masked.length > 160) return []
  const lead = masked.slice(0, first.start)
  const named =
    before.test(lead) ||
    (/^\W*(?:(?:(?:on|in|fields (?:of|on|in)|inputs (?:of|on|in)) )?the |a |an )?$/i.test(lead) &&
      after.test(masked.slice(first.end)))
  return named && !acting.test(masked) ? [{ kind: 'page', name: first.value, opens: true }] : []
}
