import { maskQuotes } from '../../requirements/facts/mask.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Screen, UsageLimit } from '../model.ts'

const oneMore =
  /^\W*(?:otherwise|one more|any more|on (?:the|any|every|each) (?:next|further|additional)|on (?:another|a further)|(?:the|any|each|every) (?:next|additional)|another (?:one|attempt)|(?:who|if) (?:somebody|someone|anybody|anyone|he|she|they) (?:nevertheless |still )?(?:tries|try)|anything more|each further|every further|a further|further|more than (?:that|this)|beyond|whoever|if (?:the|this|that|a) (?:\w+ ){0,2}(?:limit|number|maximum)|(?:the|a) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|\d+(?:st|nd|rd|th))\b|when (?:the|this) (?:limit|maximum))/i

/** Limits on how often or how many at once, with the message that answers one more: in the same sentence or the next one. */
export function buildLimits(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): UsageLimit[] {
  const found: UsageLimit[] = []
  let before: UsageLimit[] = []
  for (const sentence of sentences) {
    const { facts, requirementId, text, section } = sentence
    if (requirementId === undefined) {
      before = []
      continue
    }
    const stated = facts.flatMap((fact, index): UsageLimit[] => {
      if (fact.kind !== 'limit' || fact.most < 1) return []
      const { kind, ...rest } = fact
      const screen = screenOf(sentence)
      const success = screen?.section === section ? screen.success : undefined
      return [
        {
          ...rest,
          requirementId,
          id: `${requirementId}.${kind}.${index + 1}`,
          ...(success ? { success } : {}),
        },
      ]
    })
    found.push(...stated)
    const message = facts.find((fact) => fact.kind === 'message' || fact.kind === 'success')
    const meant = stated.length > 0 ? stated : oneMore.test(text) ? before : []
    const { quotes } = maskQuotes(text)
    const only = quotes.length === 1 && stated.length === 0 ? quotes[0]?.value : undefined
    const shown =
      message?.kind === 'message'
        ? message.text
        : (/^"([^"]+)" is visible$/.exec(message?.check ?? '')?.[1] ?? only)
    if (shown !== undefined) for (const limit of meant) limit.message ??= { text: shown, requirementId }
    before = stated
  }
  return found
}
