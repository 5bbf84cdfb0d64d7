import { maskQuotes } from './facts/mask.ts'
import { readQuantities } from './facts/quantities/quantities.ts'
import type { Fact } from './facts/types.ts'
import { hasRuleMark } from './rule-marks.ts'
import type { SentenceKind } from '../test-generation/requirements/schema.ts'
import { isDefinition, leadOf } from './sentence-leads.ts'

const modal =
  /\b(?:must|shall|should|will|may|might|can|could|cannot|can't|would be (?:nice|good|great|helpful)|needs? to|has to|have to|is required|are required|is (?:not )?allowed|are (?:not )?allowed|is (?:not )?possible)\b/i
const behaviour =
  /^(?:(?:the|a|an|each|every|only|all|any)\s+)?(?:[\w-]+\s){0,3}?(?:system|application|app|page|form|user|users|customer|customers|service|api|site|screen|dialog|list|table|search|button|admin|administrator)s?\s+(?:\w+ly\s+)?(?!is called|are called|lets\b|allows\b|enables\b|helps\b|describes\b|serves\b|has the|have the)[a-z]{2,20}s\b/i
const effect =
  /\b(?:is|are|gets?)\s+(?:then\s+|automatically\s+|not\s+)?(?=)(?:shown|displayed|sent|saved|stored|deleted|removed|created|updated|added|rejected|redirected|locked|logged|disabled|enabled|hidden|calculated|charged|refunded|cancelled|notified|recorded|sorted|ordered|grouped|filtered|highlighted|preselected|encrypted|validated|verified|archived|printed|assigned|blocked|activated|deactivated|marked|rounded|converted|answered|refused|accepted|ignored|invalidated|counted|searched|treated|delivered)\b/i
const telling = new Set<Fact['kind']>([
  'field',
  'relation',
  'permission',
  'limit',
  'denial',
  'conditional',
  'message',
  'success',
  'rule',
  'transition',
  'closed',
  'tablePart',
  'formula',
  'scenario',
  'threshold',
  'refusal',
  'price',
])
/** Words that state a rule without a modal verb: "never pays", "says "Expired"", "After a reset the user is …", "is valid for 30 minutes". */
const ruled = [
  /\b(?:never|always|no longer)\s+[a-z]{2,}/i,
  /\b(?:shows?|says?|displays?|reads?|leads? to|sees?|results? in|answers? with|responds? with|gets?|receives?)\b[^"]{0,60}"/i,
  /^\W*(?:after|once|upon|when|whenever|if|unless|until|while)\s[^"]{3,200}?\b(?:is|are|gets?|becomes?|sees?|receives?|stays?|remains?|[a-z]{3,}s)\b/i,
  /[a-z]\s(?:when|whenever|once|unless|until|as soon as|if)\s+(?:the|an?|it|he|she|they|all|no|every|each)\s[^.]{0,120}?\b(?:is|are|has|have|was|were|[a-z]{3,}s)\b/i,
  /\b(?:is|are|lasts?|expires?|takes?|stays?|remains?|ends?)\b[^.]{0,40}\b(?:for|after|in|within)\s+\d+\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i,
]
const aboutText =
  /^\W*(?:this|the(?: following)?) (?:document|section|chapter|text|specification|table|list|story)\b/i

/** Rules in the present tense with a value: "A guest pays 10 EUR", "Session timeout: 30 minutes", "All prices include VAT". */
const valued =
  /\b(?:pays?|costs?|gets?|receives?|earns?|is|are|has|have|lasts?|expires?|takes?|amounts? to|includes?|adds?|saves?|travels?)\b[^.]{0,60}?(?:[€$£]\s?\d|\d[\d.,]*\s?(?:%|per ?cent|EUR|USD|GBP|CHF|€|\$|£|(?:seconds?|minutes?|hours?|days?|weeks?|months?|nights?|kg|km|MB|GB|KB|kB|points|characters|digits)\b))/i
const listed =
  /^\W*(?:(?:max(?:imum)?|min(?:imum)?|supported|allowed|permitted|accepted|default|required|valid)\b[^:]{0,50}|[^:.]{2,50}\b(?:time-?out|limit|size|length|duration|rate|fee|interval|retention)):\s+\S/i
const universal =
  /^\W*(?:all|every|each|no)\s+[\p{L} -]{2,40}?\s(?:is|are|includes?|contains?|shows?|has|have|uses?|needs?|gets?)\b/iu
const defaulted =
  /\bdefaults? to\b|\b(?:the|by) default\b[^.]{0,60}\b(?:is|are)\b|\b(?:is|are)\b[^.]{0,40}\bby default\b/i
const told =
  /^\W*(?:our|we|today|currently|at present|so far|until now|in the past|in the last|the (?:old|current|existing|previous|legacy|last))\b/i
const past = /\b(?:was|were|had|came|became|used to|allowed|founded|started)\b/i
const strong =
  /\b(?:must|shall|cannot|can not|may not|mustn't|has to|have to|is required|are required|only)\b/i
const parts =
  /\bconsists? of\b[^.]{0,60}\b(?:services|modules|parts|components|layers|tiers|subsystems|sections|chapters)\b/i
const story = /^\W*(?:user story\W+)?as an?\s.{2,60}\bI (?:want|need|can|would)\b/i

/** Whether a sentence that is read states a requirement, asks, gives an example, or tells about the product. */
export function kindOf(text: string, facts: Fact[]): SentenceKind {
  const masked = maskQuotes(text).masked
  if (/\?[)*_]*$/.test(masked)) return 'question'
  const lead = leadOf(masked)
  const declared =
    lead?.label === true && facts.some(({ kind }) => kind === 'field' || kind === 'conditional')
  if (lead?.kind && !declared) return lead.kind
  const names = facts.length > 0 && facts.every(({ kind }) => kind === 'button' || kind === 'page')
  if (
    names &&
    /\b(?:called|named|labell?ed|titled|caption|with the button)\b/i.test(masked) &&
    !modal.test(masked)
  )
    return 'context'
  const states = facts.some((fact) => telling.has(fact.kind)) || story.test(masked)
  // A remark states a rule only when it says so: "Note: prices may change" does not.
  if (lead && !declared) return states || strong.test(masked) ? 'requirement' : 'context'
  if (isDefinition(masked) && !strong.test(masked)) return 'context'
  if (!states && told.test(masked) && !modal.test(masked)) return 'context'
  return states || ruleIn(masked) ? 'requirement' : 'context'
}

function ruleIn(masked: string): boolean {
  if (modal.test(masked)) return true
  if (parts.test(masked)) return false
  const measured =
    masked.split(' ').length > 3 &&
    (readQuantities(masked).length > 0 || /\bafter \d+ (?:seconds|minutes|hours|days)\b/i.test(masked))
  const rule = ruled.some((pattern) => pattern.test(masked)) && !aboutText.test(masked)
  const present =
    [valued, listed, universal, defaulted].some((pattern) => pattern.test(masked)) &&
    !past.test(masked) &&
    !aboutText.test(masked)
  return measured || rule || present || behaviour.test(masked) || effect.test(masked) || hasRuleMark(masked)
}
