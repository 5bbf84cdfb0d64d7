import type { ReadSentence } from './read-sentence.ts'

const named =
  /^\W{0,3}([\p{L}][\p{L}\p{N}' -]{1,40}?)\s*(?:\*\*|__|["”])?\s*(?::|\s[–—-]|\bmeans\b|\bis defined as\b)\s*(?:\*\*|__)?\s*([^\n]{5,300}?)\.?$/u
const glossary =
  /^\W*(?:glossary|definitions?|terms(?: and (?:definitions|abbreviations))?|terminology|abbreviations)\W*$/i
const person =
  /^(?:an?|any|every|each|all|the)\s+(?:[\p{L}-]+ ){0,2}?(?:person|user|customer|client|member|company|organi[sz]ation|account|order|product|item|employee|reader|patient|guest|visitor)s?\b/iu

export interface Term {
  term: string
  meaning: string
}

/** A definition that repeats its noun ("Gold customer: a customer with at least 10 orders") declares no input: it is context. */
export function withTerms(sentences: ReadSentence[]): ReadSentence[] {
  return sentences.map((sentence) => {
    const found = definitionOf(sentence)
    return found && repeats(found) ? { ...sentence, kind: 'context', facts: [] } : sentence
  })
}

/** What a text defines, under the heading of a glossary or wherever a definition repeats its noun. */
export function termsOf(sentences: ReadSentence[]): Term[] {
  let listed = false
  return sentences.flatMap((sentence) => {
    if (sentence.kind === 'heading') listed = glossary.test(sentence.text.replace(/[#*_]/g, ''))
    const found = sentence.kind === 'context' ? definitionOf(sentence) : undefined
    return found && (listed || repeats(found)) ? [found] : []
  })
}

function definitionOf({ text, kind, table }: ReadSentence): Term | undefined {
  if (table || kind === 'notRead' || kind === 'heading' || /[\r\n]/.test(text)) return undefined
  const found = named.exec(text)
  return found?.[1] && found[2] ? { term: found[1].trim(), meaning: found[2].trim() } : undefined
}

/** A field is no kind of itself: only a definition says "Gold customer: a customer with …". */
function repeats({ term, meaning }: Term): boolean {
  const noun = term.trim().split(' ').at(-1)?.toLowerCase() ?? ''
  const stem = noun.replace(/s$/, '')
  const head =
    /^(?:an?|any|every|each|all|the)\s+((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)\b/iu
      .exec(meaning)?.[0]
      .toLowerCase() ?? ''
  return (
    term.trim().includes(' ') &&
    stem.length > 2 &&
    head.split(' ').some((word) => word.replace(/s$/, '') === stem) &&
    person.test(meaning)
  )
}
