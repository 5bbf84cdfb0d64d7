import type { ConditionalFact, Fact, MessageFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'

const aboutValue =
  /^\W*(?:if|when|whenever|in case|should)\s+(?:it|this|that|the (?:number|code|value|entry|input|field|[a-z]+ ?[a-z]*)) (?:is|has|does|be|contains?)\b/i
const alsoElse =
  /^\W*(?:otherwise|else|if not|for anything else|anything else|any other (?:value|entry|input))\b/i

/**
 * The message right behind an input that a value of another one requires or limits is about that input while the value is chosen: "For
 * Company account the cost centre is mandatory and has 6 digits. If it is missing or has a different length, … is shown".
 */
export function withNeedAnswers(sentences: ReadSentence[]): ReadSentence[] {
  let need: { fact: ConditionalFact; section: number } | undefined
  return sentences.map((sentence) => {
    const before = need?.section === sentence.section ? need.fact : undefined
    const answer = before && answerTo(before, sentence)
    const own = conditionalIn(sentence.facts)
    need = own ? { fact: own, section: sentence.section } : undefined
    return answer ? { ...sentence, facts: [...sentence.facts.filter(isName), answer] } : sentence
  })
}

function answerTo(need: ConditionalFact, { facts, text, table }: ReadSentence): ConditionalFact | undefined {
  const messages = facts.filter((fact): fact is MessageFact => fact.kind === 'message')
  const [message, more] = messages
  if (table || !message || more || need.message !== undefined || message.guard !== undefined) return undefined
  if (facts.some((fact) => fact !== message && !isName(fact) && !(fact.kind === 'rule' && fact.message)))
    return undefined
  const rest = alsoElse.test(text)
  if (!rest && !(aboutValue.test(text) && message.violations.every((one) => ofValue.has(one))))
    return undefined
  if (!rest && !speaksOf(text, need.label)) return undefined
  return { ...need, message: message.text, answers: rest ? ['any'] : message.violations }
}

const ofValue = new Set([
  'empty',
  'tooShort',
  'tooLong',
  'below',
  'above',
  'format',
  'notNumber',
  'missingClass',
])

/** "it", or a word of the name of the input. */
function speaksOf(text: string, label: string): boolean {
  const subject = /^\W*\w+\s+(?:case\s+)?(it|this|that|the [a-z]+(?: [a-z]+)?)\b/i
    .exec(text)?.[1]
    ?.toLowerCase()
  if (subject === undefined) return false
  const words = subject.replace(/^the /, '').split(' ')
  return (
    /^(?:it|this|that)$/.test(subject) ||
    label
      .toLowerCase()
      .split(/\s+/)
      .some((one) => words.includes(one)) ||
    /^the (?:number|code|value|entry|input|field)\b/.test(subject)
  )
}

/** The only input that a sentence requires or limits under a condition. */
function conditionalIn(facts: Fact[]): ConditionalFact | undefined {
  const found = facts.filter((fact) => fact.kind === 'conditional')
  return found.length === 1 ? found[0] : undefined
}

function isName({ kind }: Fact): boolean {
  return kind === 'button' || kind === 'page'
}
