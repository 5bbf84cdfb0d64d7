import type { Clause } from './clauses.ts'
import { guardIn } from './guards.ts'
import type { Guard } from './parts.ts'
import { inputNamed, inputWithLabel, type KnownInput, type Vocabulary } from './vocabulary.ts'

const dependent =
  /^\W*(?:(?:if|when|and|or|but) )?(?:it|its|this|that|none|nothing|otherwise|else|if not|no entry|the (?:field|entry|value))\b/i

export interface GuardedClause {
  /** The condition without the words of the guard. */
  condition: string
  /** The input beside which the message is said to be. */
  beside?: KnownInput
  when?: Guard
}

/**
 * Takes out of the condition of a message what it says of another input: in its own words, before a semicolon of its sentence, or in the
 * sentence before, where the condition goes on with "it".
 */
export function guardedClause(
  { condition, at }: Clause,
  text: string,
  vocabulary: Vocabulary,
): GuardedClause {
  const beside = besideIn(condition, vocabulary)
  const plain = beside ? condition.replace(besideWords, 'message') : condition
  const own = guardIn(plain, '', vocabulary)
  const about = beside ?? inputNamed(own ? plain.replace(own.words, ' ') : plain, vocabulary)
  if (own && own.guard.label !== about?.label)
    return {
      condition: plain.replace(own.words, ' ').replace(/^[\s,]+/, ''),
      when: own.guard,
      ...(beside ? { beside } : {}),
    }
  const before = text.slice(0, Math.max(0, at - condition.length))
  const sentence = before.replace(/^.*[.!?]["”]?\s+(?=[\p{Lu}"“])/su, '')
  const said =
    sentence.trim() !== '' && /;\s*$/.test(sentence)
      ? sentence
      : dependent.test(plain)
        ? lastSentence(before)
        : ''
  const told = said === '' ? undefined : guardIn(said, about?.label ?? '', vocabulary)
  const spoken = about ?? inputNamed(told ? said.replace(told.words, ' ') : said, vocabulary)
  return {
    condition: plain,
    ...(beside ? { beside } : {}),
    ...(told && told.guard.label !== spoken?.label ? { when: told.guard } : {}),
  }
}

/** The last sentence without a message of its own. */
function lastSentence(before: string): string {
  const [last = ''] = before
    .trim()
    .split(/(?<=[.!?]["”]?)\s+(?=[\p{Lu}"“])/u)
    .slice(-1)
  return /[.!?]["”]$/.test(last) ? '' : last
}

const besideWords =
  /\bmessage (?:at|beside|below|under|next to|for|of) (?:the )?(?:field |input )?["“]([^"”]{1,60})["”](?: field)?/i

function besideIn(condition: string, vocabulary: Vocabulary): KnownInput | undefined {
  const label = besideWords.exec(condition)?.[1]
  return label === undefined ? undefined : inputWithLabel(label, vocabulary)
}
