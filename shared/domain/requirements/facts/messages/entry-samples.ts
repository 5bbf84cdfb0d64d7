import { maskQuotes } from '../mask.ts'
import type { SuccessFact } from '../types.ts'
import type { ReadSentence } from '../../read-sentence.ts'

const added =
  /^\W*(?:(?:when|once|if|as soon as|after)(?: (?:it|the|an?|this|one|something))?(?: [a-z]+){0,2}?(?: (?:is|was|has been|are|were))? (?:added|accepted|taken over|put (?:in|on)(?: the)? [a-z]+)|(?:after|upon|on) (?:adding|being added))\b[^"]{0,30}$/i
const named =
  /^(?<name>(?!(?:The|A|An|Your|Our|This|That|All|No|Every|Each|It|You|We|Thanks?|Please)\b)\p{Lu}[\p{L}'’-]*(?: [\p{L}\p{N}'’-]+){0,3}?) (?<rest>(?:is|was|has|have|had)\b.{3,})$/u

/**
 * A text that greets what was entered by its name ("Sugar pot is on the shelf.") shows that name for that entry only: what stays the same is
 * expected. A name is told by a first word that stands nowhere else in the text. "When added: "…"" is such an outcome of the form.
 */
export function withEntrySamples(sentences: ReadSentence[]): ReadSentence[] {
  const all = sentences.map(({ text }) => text).join('\n')
  return sentences.map((sentence) => {
    if (!sentence.text.includes('"') || sentence.kind === 'notRead') return sentence
    const part = maskQuotes(sentence.text)
    const [first] = part.quotes
    let { facts } = sentence
    for (const { value, start } of part.quotes) {
      const rest = restOf(value, all)
      if (rest === undefined) continue
      const check = `"${rest}" is visible`
      facts = facts.map((fact) =>
        fact.kind === 'success' && fact.check === `"${value}" is visible` ? { ...fact, check } : fact,
      )
      const told = facts.some(({ kind }) => kind === 'success' || kind === 'message' || kind === 'scenario')
      if (first?.start === start && !told && added.test(part.masked.slice(0, start))) {
        const success: SuccessFact = { kind: 'success', check, checkable: true, condition: 'success' }
        facts = [...facts, success]
      }
    }
    return facts === sentence.facts ? sentence : { ...sentence, kind: 'requirement' as const, facts }
  })
}

/** What such a text says of the entry behind its name; nothing where it begins with no name. */
function restOf(text: string, all: string): string | undefined {
  const { name, rest } = named.exec(text)?.groups ?? {}
  if (name === undefined || rest === undefined) return undefined
  const elsewhere = all.split(name).join(' ')
  const [first = '', ...more] = name.split(' ')
  const own = first.length > 2 && !new RegExp(`(?<!\\p{L})${first}`, 'iu').test(elsewhere)
  return own && more.length > 0 ? rest : undefined
}
