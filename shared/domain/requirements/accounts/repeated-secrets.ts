import type { ReadSentence } from '../read-sentence.ts'
import { labelKey } from '../facts/labels.ts'
import type { Fact, MessageFact } from '../facts/types.ts'

const again =
  /\b(?:repeat(?:ed)?|confirm(?:ation|ed)?|re-?type(?:d)?|re-?enter(?:ed)?|verify|again|second)\b/gi
const repeatable = /\b(?:pass ?words?|passphrases?|pins?|e-?mail(?: address)?)\b/i
const differing =
  /\b(?:passwords?|passphrases?|pins?|entries|e-?mails?|addresses|both|they)\b[^,.;"]{0,40}\b(?:do not|don['’]t|does not|doesn['’]t) (?:match|agree)|\b(?:passwords|entries|pins)\b[^,.;"]{0,20}\b(?:differ|are (?:different|not (?:the same|equal|identical)))\b/i

interface Pair {
  first: string
  repeat: string
}

/** "Repeat new password" takes the value of "New password", by its name; a message about passwords that do not match answers when it differs. */
export function withRepeatedSecrets(sentences: ReadSentence[]): ReadSentence[] {
  const sections = pairsOf(sentences)
  if (sections.size === 0) return sentences
  return sentences.map((sentence) => {
    const pair = sections.get(sentence.section)
    if (!pair || sentence.kind !== 'requirement') return sentence
    const facts = sentence.facts.map((fact) => (fact.kind === 'field' ? repeating(fact, pair) : fact))
    const message = messageOf(sentence, pair)
    if (!message) return { ...sentence, facts }
    const kept = facts.filter(({ kind }) => !replaced.has(kind))
    return { ...sentence, facts: [...kept, equality(pair), message] }
  })
}

const replaced = new Set<Fact['kind']>(['message', 'scenario', 'rule', 'relation'])

function pairsOf(sentences: ReadSentence[]): Map<number, Pair> {
  const found = new Map<number, Pair>()
  const labels = new Map<number, string[]>()
  const settled = new Set<number>()
  for (const { facts, section } of sentences)
    for (const fact of facts) {
      if (fact.kind !== 'field') continue
      if (fact.constraints.equals !== undefined) settled.add(section)
      labels.set(section, [...(labels.get(section) ?? []), fact.label])
    }
  for (const [section, names] of labels) {
    const repeat = names.find((label) => label.match(again) && repeatable.test(label))
    const key = labelKey((repeat ?? '').replace(again, ' '))
    const others = names.filter((label) => !label.match(again) && !/\b(?:current|old)\b/i.test(label))
    const first =
      others.find((label) => labelKey(label) === key) ??
      others.find((label) => labelKey(label).endsWith(key) && key.length > 2)
    if (repeat !== undefined && first !== undefined && !settled.has(section))
      found.set(section, { first, repeat })
  }
  return found
}

function repeating(fact: Extract<Fact, { kind: 'field' }>, { first, repeat }: Pair): Fact {
  return fact.label === repeat && !fact.known
    ? { ...fact, constraints: { ...fact.constraints, equals: first } }
    : fact
}

function equality({ first, repeat }: Pair): Fact {
  return { kind: 'field', label: repeat, constraints: { equals: first }, known: true }
}

function messageOf({ text, facts }: ReadSentence, { first, repeat }: Pair): MessageFact | undefined {
  const quoted = /["“]([^"”]{2,200})["”]/.exec(text)
  const told = quoted && differing.test(text.replace(/["“][^"”]*["”]/g, ' '))
  if (!told || facts.some((fact) => fact.kind === 'message' && fact.violations.includes('relation')))
    return undefined
  return {
    kind: 'message',
    text: quoted[1] ?? '',
    labels: [repeat, first],
    violations: ['relation'],
    about: 'named',
    condition: `${text.slice(0, quoted.index).replace(/[,\s]+$/, '')} (${repeat}, ${first}),`,
  }
}
