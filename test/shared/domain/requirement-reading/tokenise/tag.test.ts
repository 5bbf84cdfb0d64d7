import fc from 'fast-check'
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { describe, expect, test } from 'vitest'
import { tag } from '../../../../../shared/domain/requirement-reading/tokenise/tag.ts'

interface Tagger {
  its: Record<'value' | 'pos', unknown>
  readDoc(text: string): { tokens(): { out(what: unknown): string[] } }
}
const other = winkNLP(model, ['sbd', 'pos']) as unknown as Tagger
const parts: Record<string, string> = {
  NOUN: 'noun',
  PROPN: 'noun',
  X: 'noun',
  VERB: 'verb',
  ADJ: 'adjective',
  ADV: 'adverb',
  PRON: 'pronoun',
  DET: 'determiner',
  ADP: 'preposition',
  CCONJ: 'conjunction',
  SCONJ: 'conjunction',
  AUX: 'auxiliary',
}
/** Words that are classed by hand. */
const own = new Set(['people', 'persons', 'when', 'to'])

/** The classes of words in their sentence by wink-nlp itself, where it takes each for one word. */
function byOther(words: readonly string[]): (string | undefined)[] {
  const tokens = other.readDoc(words.join(' ')).tokens()
  const values = tokens.out(other.its.value)
  const tags = tokens.out(other.its.pos)
  const isCut = values.length !== words.length || values.some((value, index) => value !== words[index])
  return words.map((word, index) =>
    isCut || own.has(word.toLowerCase()) ? undefined : (parts[tags[index] ?? ''] ?? 'other'),
  )
}

const inText = 'the user must enter a valid name before the order is submitted and its total changes to red if it is higher than the amount that was paid last year by her own people without any such colours there' // prettier-ignore
const word = fc.oneof(
  fc.constantFrom(...inText.split(' ')),
  fc.constantFrom(..."shows Shows SHOWS running better 's n't Berlin ISO like about what which most . , ( ) : ; – > % 7 Name".split(' ')), // prettier-ignore
  fc.stringMatching(/^[a-z]{2,9}(?:ing|ed|ly|s|er|ion)?$/),
  fc.stringMatching(/^[A-Z][a-z]{2,9}$/),
)

describe('tag', () => {
  test('gives words the classes that wink-nlp gives them', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 25 }), (words) => {
        const tags = tag(words)
        for (const [index, name] of byOther(words).entries())
          if (name !== undefined) expect(tags[index]?.classes[0]).toBe(name)
      }),
      { numRuns: 400 },
    )
  })

  test('says the same of a sentence whatever was read before it', () => {
    const before = tag(['USD', 'orders'])
    tag(['thatUSD№', 'Foo.Bar', 'x1USD'])
    expect(tag(['USD', 'orders'])).toEqual(before)
  })

  test('knows the words that every object has for plain words', () => {
    expect(tag(['the', 'constructor', 'is', 'guarded'])[1]?.classes).toEqual(['noun'])
  })
})
