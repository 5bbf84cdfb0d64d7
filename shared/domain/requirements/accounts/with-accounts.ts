import { labelKey } from '../facts/labels.ts'
import { maskQuotes, type Masked } from '../facts/mask.ts'
import type { Fact, ScenarioFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { readLasting } from './lasting-links.ts'
import { withLogInInputs } from './log-in-inputs.ts'
import { readMaskedSecret } from './masked-secrets.ts'
import { withRepeatedSecrets } from './repeated-secrets.ts'
import { fixedLabel, readFixed, readSeenByRoles } from './seen-by-roles.ts'
import { asWrongSecret } from './wrong-secrets.ts'
import { readIdle, readRemembered } from './sessions.ts'

// What these readers replace: a sentence about a session states no rule over inputs and no message of a form.
const replaced = new Set<Fact['kind']>(['rule', 'message', 'scenario', 'threshold', 'permission', 'limit'])

// "The next click then shows …": what is seen afterwards is told by another sentence.
const goesOn = /^\W*(?:the next\b|then\b|after that\b)/i

/** What a text says of accounts: who signs in with what, how long sessions and links last, what is masked and what is typed twice. */
export function withAccounts(sentences: ReadSentence[]): ReadSentence[] {
  const named = withRepeatedSecrets(withLogInInputs(sentences)).map((one) =>
    one.facts.some(({ kind }) => kind === 'scenario') ? { ...one, facts: one.facts.map(asWrongSecret) } : one,
  )
  const labels = named.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' ? [fact.label] : [])),
  )
  return named.map((sentence, at): ReadSentence => {
    if (sentence.table || (sentence.kind !== 'requirement' && sentence.kind !== 'context')) return sentence
    const part = maskQuotes(sentence.text)
    const lasting = goesOn.test(named[at + 1]?.text ?? '') ? [] : timed(part)
    if (lasting.length > 0)
      return {
        ...sentence,
        kind: 'requirement',
        facts: [...sentence.facts.filter(({ kind }) => !replaced.has(kind)), ...lasting],
      }
    const permitted = sentence.facts.some(({ kind }) => kind === 'permission')
    const roles = permitted ? [] : readSeenByRoles(part)
    const seen = roles.length > 0 ? roles : [...readMaskedSecret(part, labels), ...readFixed(sentence.text)]
    return seen.length > 0
      ? {
          ...sentence,
          kind: 'requirement',
          facts: [...sentence.facts, ...seen],
        }
      : sentence
  })
}

/** Nobody enters anything where the text says that it cannot be changed. */
export function withoutFixed(sentences: ReadSentence[]): ReadSentence[] {
  const fixed = new Set(
    sentences.flatMap(({ text, facts }) =>
      facts.some(({ kind }) => kind === 'scenario') ? (fixedLabel(text) ?? []) : [],
    ),
  )
  if (fixed.size === 0) return sentences
  return sentences.map((sentence) => ({
    ...sentence,
    facts: sentence.facts.filter((fact) => fact.kind !== 'field' || !fixed.has(labelKey(fact.label))),
  }))
}

function timed(part: Masked): ScenarioFact[] {
  for (const read of [readLasting, readIdle, readRemembered]) {
    const found = read(part)
    if (found.length > 0) return found
  }
  return []
}
