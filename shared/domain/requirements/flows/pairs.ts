import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'

const acts =
  /^\W*(?:the |an? )(?:[\w-]+ ){0,2}?(?:user|customer|visitor|patient|reader|guest|member|student|employee|clerk|manager|administrator|admin|operator|driver|nurse|doctor|teacher|agent|person|traveller|passenger|buyer|seller|librarian)\s+(?:then |now )?(?:enters|clicks|presses|selects|chooses|opens|taps|scans|submits|confirms|uploads|types|fills|searches|adds|deletes|removes|picks|logs|signs)\b[^?]{2,200}$/i
const answers =
  /^\W*(?:then,? )?(?:(?:the|an?) (?:[\w-]+ ){0,2}?(?:system|page|application|app|site|list|dialog|form|screen|message|window|display|dashboard|portal)\s+(?:then |now )?(?:shows?|displays?|opens?|appears?|asks?|sends?|lists?|presents?|calculates?|prints?|says?|is|are|closes|updates?|informs?)\b|["“][^"”]{1,200}["”] (?:then )?(?:is|are|appears?)\b)[^?]{2,300}$/i
const telling = new Set<Fact['kind']>([
  'scenario',
  'rule',
  'transition',
  'threshold',
  'field',
  'flow',
  'relation',
  'conditional',
  'refusal',
])
// Numbers of use cases with headings are small.
const first = 1_000_000

/** "The user enters the address and clicks "Send". The page then shows "…".": two sentences of a paragraph that tell one scenario. */
export function withPairs(source: string, sentences: ReadSentence[]): ReadSentence[] {
  const made = new Map<ReadSentence, ReadSentence>()
  for (const [index, one] of sentences.entries()) {
    const next = sentences[index + 1]
    if (!next || made.has(one) || !isPair(one, next, source.slice(one.end, next.start))) continue
    made.set(one, placed(one, first + index, 1))
    made.set(next, placed(next, first + index, 2))
  }
  return made.size === 0 ? sentences : sentences.map((one) => made.get(one) ?? one)
}

function isPair(one: ReadSentence, next: ReadSentence, between: string): boolean {
  if (/[\r\n]/.test(between) || one.table || next.table) return false
  const free = [one, next].every(
    ({ facts, kind }) =>
      (kind === 'requirement' || kind === 'context') && !facts.some((fact) => telling.has(fact.kind)),
  )
  return free && acts.test(one.text) && answers.test(next.text)
}

function placed(sentence: ReadSentence, useCase: number, step: number): ReadSentence {
  const facts = sentence.facts.filter(
    ({ kind }) => kind === 'success' || kind === 'button' || kind === 'page',
  )
  const text = sentence.text.replace(/\bthen (?=[a-z])/i, '')
  return {
    ...sentence,
    kind: 'requirement',
    facts: [
      ...facts,
      {
        kind: 'flow',
        useCase,
        topic: '',
        part: 'main',
        text,
        step,
        more: false,
        example: false,
        alone: true,
      },
    ],
  }
}
