import { maskQuotes } from '../../requirements/facts/mask.ts'
import { reachedAndMore, reachedPage } from '../../requirements/facts/behaviour/reached-page.ts'

const subjectAfterAnd =
  /,?\s+and\s+(?=(?:then )?(?:(?:the|an?|no|all|his|her|their|its|this|every|each) [^" ]+|it|"[^"]*")[^"]{0,50}?(?:"[^"]*")?[^"]{0,40}?\b(?:is|are|has|have|was|were|gets?|becomes?|remains?|stays?|contains?|appears?|[a-z]{3,}s(?= ))\b)/gi
const predicateAfterAnd = /(?:,\s+and\s+|,\s+|\s+and\s+)(?=(?:then )?[a-z]{3,}s\b)/g
const showing =
  /^(?:then )?(?:shows?|displays?|presents?) (?:the (?:message|text|error|hint|warning) )?"[^"]+"$/i

/**
 * Turns an outcome into checks of the step language where it quotes what can be seen: "I should see "Saved"" → `"Saved" is visible`. Each
 * clause of a sentence is a check of its own, so that "not" in one says nothing about another; words without a literal stay as they are.
 */
export function toCheck(phrase: string): string {
  const plain = phrase
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]+$/, '')
  const [reached, rest] = reachedAndMore(plain) ?? []
  if (reached !== undefined && rest !== undefined) return joinChecks([single(reached), toCheck(rest)])
  if (!plain.includes('"')) return single(plain)
  return joinChecks(splitAt(plain, subjectAfterAnd).flatMap(predicates).map(single))
}

/** Several checks as one expectation. */
export function joinChecks(checks: string[]): string {
  return checks.map((one, index) => (index === 0 ? one : lower(one))).join(' and ')
}

export function lower(text: string): string {
  return text.replace(
    /^(?:(?:The|An?|It|No|All)\b|[A-Z][a-z]+s(?= (?:are|have|can|cannot|must|may|cost|get|need|do)\b))/,
    (word) => word.toLowerCase(),
  )
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "The system prints a label and shows "Done"" says two things of the same subject. */
function predicates(clause: string): string[] {
  const parts = splitAt(clause, predicateAfterAnd)
  const subject =
    /^(?:the |an? )?[\p{L}'-]+(?: (?:system|page|desk|terminal|machine|screen|application))?(?= [a-z]{3,}s\b)/iu.exec(
      clause,
    )?.[0]
  const shown = parts.some((one, index) =>
    index > 0 ? showing.test(one) : /\b(?:shows?|displays?|presents?) "[^"]+"$/i.test(one),
  )
  if (parts.length < 2 || subject === undefined || !shown) return [clause]
  return parts.map((one, index) => (index === 0 ? one : `${subject} ${one}`))
}

function splitAt(plain: string, seam: RegExp): string[] {
  const { masked } = maskQuotes(plain)
  const parts: string[] = []
  let from = 0
  for (const found of masked.matchAll(seam)) {
    parts.push(plain.slice(from, found.index))
    from = found.index + found[0].length
  }
  return [...parts, plain.slice(from)].filter((one) => one.trim() !== '')
}

function single(plain: string): string {
  const reached = reachedPage(plain)
  if (reached) return reached
  const outside = plain.replace(/"[^"]*"/g, '')
  const [literal, ...others] = plain.match(/"[^"]+"/g) ?? []
  if (literal && others.length === 0) {
    const not = /\b(?:not|no longer|never|n't|no)\b/i.test(outside)
    const message = /\b(?:message|error|warning|notification|notice|hint)\b/i.test(outside)
    const about =
      /\b(?:button|link|field|title|heading|url|address|checkbox|list|table|row|status|state|tab|option|value)\b/i.test(
        outside,
      )
    const seen =
      /\b(?:sees?|shows?|shown|displays?|displayed|appears?|visible|reads?|says?|presents?|gets?|receives?)\b/i.test(
        outside,
      )
    const answer =
      /^(?:the |an? )?(?:error |warning )?(?:message|text|hint|warning|error|notice) is (?:now )?"[^"]*"$/i.test(
        plain,
      )
    if ((seen && !about) || answer)
      return not
        ? `${literal} is not visible`
        : message
          ? `The message ${literal} is shown`
          : `${literal} is visible`
  }
  const redirected =
    /\b(?:redirected|taken|navigated|sent|returned|forwarded)\s+to\s+"?((?:https?:\/)?\/[^\s"]*)"?/i.exec(
      plain,
    )
  if (redirected) return `The URL contains "${redirected[1] ?? ''}"`
  return capital(
    stated(plain)
      .replace(
        /(\S*)\s+(?:should|shall|must|will)\s+be\b/i,
        (_, thing: string) => `${thing} ${/[a-z][^su]s$/.test(thing) ? 'are' : 'is'}`,
      )
      .replace(/^(?:then|that)\s+/i, '')
      .replace(
        /^(?:the )?(button|link|field|checkbox|dialog|tab|heading) ("[^"]+") (?=is |are |has )/i,
        'The $2 $1 ',
      ),
  )
}

/** "The system shall send an e-mail" says what it does: "The system sends an e-mail". */
function stated(plain: string): string {
  const found =
    /^([^"]{2,80}?) (?:shall|must|will|should) (not )?(?!be\b|not\b|have\b|only\b|always\b|never\b)([a-z]{2,})\b/.exec(
      plain,
    )
  if (!found) return plain
  const [whole, subject = '', negated, verb = ''] = found
  const many = /(?:[^s]s|\band [\w-]+)$/i.test(subject) && !/(?:us|is)$/i.test(subject)
  const said = negated ? `${many ? 'do' : 'does'} not ${verb}` : many ? verb : thirdPerson(verb)
  return `${subject} ${said}${plain.slice(whole.length)}`
}

function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
