import type { Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

/** "Exactly one "@" with something before it and a domain with a dot behind it, no spaces". The rest of such words describes the same. */
export function readAddress(condition: Condition): Wrong[] {
  const whole = condition.words.replace(/Q(\d+)/g, (_, at: string) => condition.quotes[Number(at)] ?? '')
  const told = /@|\bat[ -]sign\b/i.test(whole)
  const named =
    /\b(?:not a|no|in)? ?(?:valid|correct|proper|well-formed|complete|invalid|wrong)\b[^.]{0,12}\be-?mail\b|\be-?mail\b[^.]{0,30}\b(?:valid|invalid|format|form)\b|\bform of an e-?mail\b|\b(?:in)?valid address\b/i.test(
      whole,
    )
  if (!told && !named) return []
  if (/\b(?:already|registered|taken|in use)\b/i.test(whole)) return []
  condition.words = ''
  return [
    {
      wrong: 'address',
      led: /\b(?:before|in front of|left of|name|local part)\b/i.test(whole),
      dotted:
        /\bdots?\b|\bperiods?\b|\bdomain\b[^.;]{0,30}\b(?:two|2)\b|@[\w-]+\.\w|\bending\b|\btop-level\b|"\."/i.test(
          whole,
        ),
      single:
        /\b(?:exactly|only|just) (?:one|1|a single) ["“]?@|\b(?:one|1|a single) ["“]?@|\bmore than (?:one|1) ["“]?@/i.test(
          whole,
        ),
      spaceless: /\b(?:no|without(?: any)?|contains?(?: a)?|with(?: a)?) (?:spaces?|blanks?)\b/i.test(whole),
    },
  ]
}
