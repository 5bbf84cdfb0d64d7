import { maskQuotes } from './facts/mask.ts'
import { readQuantities } from './facts/quantities.ts'
import type { Fact } from './facts/types.ts'
import type { SentenceKind } from './schema.ts'

const modal =
  /\b(?:must|shall|should|will|may|can|cannot|can't|needs? to|has to|have to|is required|are required|is (?:not )?allowed|are (?:not )?allowed|is (?:not )?possible)\b/i
const behaviour =
  /^(?:(?:the|a|an|each|every|only|all|any)\s+)?(?:[\w-]+\s){0,3}?(?:system|application|app|page|form|user|users|customer|customers|service|api|site|screen|dialog|list|table|search|button|admin|administrator)s?\s+(?:\w+ly\s+)?(?!is called|are called|lets\b|allows\b|enables\b|helps\b|describes\b|serves\b|has the|have the)[a-z]{2,20}s\b/i
const effect =
  /\b(?:is|are|gets?)\s+(?:then\s+|automatically\s+|not\s+)?(?:shown|displayed|sent|saved|stored|deleted|removed|created|updated|added|rejected|redirected|locked|logged|disabled|enabled|hidden|calculated|charged|refunded|cancelled|notified|recorded)\b/i
const telling = new Set<Fact['kind']>([
  'field',
  'message',
  'success',
  'rule',
  'transition',
  'scenario',
  'threshold',
  'refusal',
])
/** Words that state a rule without a modal verb: "never pays", "says "Expired"", "After a reset the user is …", "is valid for 30 minutes". */
const ruled = [
  /\b(?:never|always|no longer)\s+[a-z]{2,}/i,
  /\b(?:shows?|says?|displays?|reads?|leads? to|sees?)\b[^"]{0,60}"/i,
  /^\W*(?:after|once|upon|when|whenever|if|unless|until|while)\s[^"]{3,200}?\b(?:is|are|gets?|becomes?|sees?|receives?|stays?|remains?|[a-z]{3,}s)\b/i,
  /[a-z]\s(?:when|whenever|once|unless|until|as soon as|if)\s+(?:the|an?|it|he|she|they|all|no|every|each)\s[^.]{0,120}?\b(?:is|are|has|have|was|were|[a-z]{3,}s)\b/i,
  /\b(?:is|are|lasts?|expires?|takes?|stays?|remains?|ends?)\b[^.]{0,40}\b(?:for|after|in|within)\s+\d+\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i,
]
const aboutText =
  /^\W*(?:this|the(?: following)?) (?:document|section|chapter|text|specification|table|list|story)\b/i

/** Whether a sentence that is read states a requirement, asks, gives an example, or tells about the product. */
export function kindOf(text: string, facts: Fact[]): SentenceKind {
  if (/\?["”)]*$/.test(text)) return 'question'
  if (/^\W*(?:for example|e\.g\.|example:|note:|for instance)/i.test(text)) return 'example'
  const masked = maskQuotes(text).masked
  if (/^\W*(?:pre-?conditions?|post-?conditions?|actors?|goal|trigger|note)s?\s*:/i.test(text))
    return 'context'
  const names = facts.length > 0 && facts.every(({ kind }) => kind === 'button' || kind === 'page')
  if (
    names &&
    /\b(?:called|named|labell?ed|titled|caption|with the button)\b/i.test(masked) &&
    !modal.test(masked)
  )
    return 'context'
  const states =
    facts.some((fact) => telling.has(fact.kind)) ||
    /^\W*(?:user story\W+)?as an?\s.{2,60}\bI (?:want|need|can|would)\b/i.test(masked)
  const measured =
    masked.split(' ').length > 3 &&
    (readQuantities(masked).length > 0 || /\bafter \d+ (?:seconds|minutes|hours|days)\b/i.test(masked))
  const rule = ruled.some((pattern) => pattern.test(masked)) && !aboutText.test(masked)
  return states || measured || rule || modal.test(masked) || behaviour.test(masked) || effect.test(masked)
    ? 'requirement'
    : 'context'
}
