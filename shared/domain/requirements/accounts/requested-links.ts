import { labelOf } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { scenario } from './scenario.ts'

const asking =
  /^\W*(?:the |an? )?(?:[\w-]+ )?(?:user|customer|visitor|member|person|he|she) (?:clicks?|presses|taps)(?: on)? (?:the )?("[^"]+")(?: (?:button|link))?,? (?:and|then|and then) (?:enters|types|provides|gives) (?:his |her |an? |the |their )?((?:registered )?(?:e-?mail(?: address)?|user ?name))\.?$/i
const always =
  /^\W*(?:the |a )?(?:page|system|screen|site|user|application|app|confirmation) (?:then )?(?:always|in (?:both|any|all|every) cases?) (?:shows?|displays?|sees?|gets?|says?) (?:the (?:message|text|hint) )?("[^"]+")\.?$/i
// The answer stands near the question.
const near = 3

/** "The user clicks "Forgot?" and enters an e-mail address. … The page always shows "…"": the same answer for a known and an unknown address. */
export function withRequestedLinks(sentences: ReadSentence[]): ReadSentence[] {
  return sentences.map((sentence, at) => {
    if (sentence.table || sentence.facts.some(({ kind }) => kind === 'scenario')) return sentence
    const part = maskQuotes(sentence.text)
    const [quote, more] = part.quotes
    if (!quote || more || !always.test(part.masked)) return sentence
    const asked = sentences
      .slice(Math.max(0, at - near), at)
      .filter(({ section }) => section === sentence.section)
      .flatMap(({ text }) => requestOf(text) ?? [])
    const [request, another] = asked
    if (!request || another) return sentence
    const outcome = [`"${quote.value}" is visible`]
    const filled = (value: string) => [
      `click "${request.button}"`,
      `enter "${value}" in the "${request.label}" field`,
      'submit the form',
    ]
    return {
      ...sentence,
      kind: 'requirement',
      facts: [
        ...sentence.facts.filter(({ kind }) => kind !== 'message'),
        scenario(`${request.label} of an account: "${quote.value}" is shown`, {
          given: [`An account exists with ${request.label} "${request.known}"`],
          when: filled(request.known),
          outcomes: outcome,
        }),
        scenario(`${request.label} that belongs to no account: "${quote.value}" is shown`, {
          given: [`No account exists with ${request.label} "${request.unknown}"`],
          when: filled(request.unknown),
          outcomes: outcome,
        }),
      ],
    }
  })
}

function requestOf(
  text: string,
): { button: string; label: string; known: string; unknown: string } | undefined {
  const part = maskQuotes(text)
  const found = asking.exec(part.masked)
  const [quote, more] = part.quotes
  const plain = found?.[2]?.replace(/^registered /i, '')
  const label = plain === undefined ? undefined : labelOf({ raw: plain, masked: plain, quotes: [] })
  if (!quote || more || label === undefined) return undefined
  const mail = /mail/i.test(label)
  return {
    button: quote.value,
    label,
    known: mail ? 'alex.miller@example.com' : 'alexmiller',
    unknown: mail ? 'nobody@example.com' : 'nobodyhere',
  }
}
