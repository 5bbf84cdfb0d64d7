import { Encoder } from './encoder.ts'
import { labelsOf, type Weights } from './weights.ts'
import { piecesOf, type Vocabulary, vocabularyOf } from './word-pieces.ts'
import type { Word } from './words.ts'

/** Logits of the labels of each word, word by word, and of the kinds of all. */
export interface Scores {
  segments: Float32Array
  roles: Float32Array
  kinds: Float32Array
}

/** Words that neighbouring windows share, so that a span at their border is seen whole by one of them. */
const overlap = 16

/** Scores the words of a sentence by the first piece of each. */
export class Scorer {
  private readonly weights: Weights
  private readonly vocabulary: Vocabulary
  private readonly encoder: Encoder

  /** See `Encoder`. */
  constructor(kernel: WebAssembly.Module, weights: Weights, body: Uint8Array) {
    this.weights = weights
    this.vocabulary = vocabularyOf(weights.vocabulary)
    this.encoder = new Encoder(kernel, weights, body)
  }

  /** In windows where the sentence has more pieces than the encoder has places. A kind has the highest of its logits. */
  scoresOf(words: readonly Word[]): Scores {
    const { weights, vocabulary } = this
    const most = weights.positions - 2
    const pieces = words.map((word) => piecesOf(word.text, vocabulary).slice(0, most))
    const scores: Scores = {
      segments: new Float32Array(words.length * labelsOf(weights.segments)),
      roles: new Float32Array(words.length * labelsOf(weights.roles)),
      kinds: new Float32Array(weights.kinds.length).fill(-Infinity),
    }
    for (const { first, end, from } of windows(pieces, most)) {
      const own = this.scoresOfWindow(words.slice(first, end), pieces.slice(first, end))
      for (const head of ['segments', 'roles'] as const) {
        const width = labelsOf(weights[head])
        scores[head].set(own[head].subarray((from - first) * width), from * width)
      }
      for (const [kind, value] of own.kinds.entries())
        scores.kinds[kind] = Math.max(scores.kinds[kind] as number, value)
    }
    return scores
  }

  private scoresOfWindow(words: readonly Word[], pieces: readonly number[][]): Scores {
    const { vocabulary, weights } = this
    const numbers = [vocabulary.start, ...pieces.flat(), vocabulary.end]
    const logits = this.encoder.encode(numbers, shapesOf(words, pieces))
    const ofWords = (all: Float32Array, width: number) => {
      const own = new Float32Array(words.length * width)
      let piece = 1
      for (const [word, { length }] of pieces.entries()) {
        own.set(all.subarray(piece * width, (piece + 1) * width), word * width)
        piece += length
      }
      return own
    }
    return {
      segments: ofWords(logits.segments, labelsOf(weights.segments)),
      roles: ofWords(logits.roles, labelsOf(weights.roles)),
      kinds: logits.kinds,
    }
  }
}

/** Shapes of a sequence of pieces with its two ends: that of the word at its first piece, 0 at all others. */
const shapesOf = (words: readonly Word[], pieces: readonly number[][]): number[] => [
  0,
  ...pieces.flatMap((own, at) => own.map((_, piece) => (piece === 0 ? shapeOf(words[at] as Word) : 0))),
  0,
]

/** The encoder knows lower case only: 1 begins with a capital, 2 is all capitals, 3 begins with a digit. */
function shapeOf({ text }: Word): number {
  const first = text[0] as string
  const capital = first !== first.toLowerCase()
  if (capital) return text === text.toUpperCase() ? 2 : 1
  return first >= '0' && first <= '9' ? 3 : 0
}

/** Windows of words whose pieces fit `most`, each beginning `overlap` words before the end of the last; a window decides the words from `from` on. */
function windows(pieces: readonly number[][], most: number): { first: number; end: number; from: number }[] {
  const all: { first: number; end: number; from: number }[] = []
  for (let first = 0, decided = 0; decided < pieces.length;) {
    let end = first
    for (let size = 0; end < pieces.length; end++) {
      size += (pieces[end] as number[]).length
      if (size > most) break
    }
    all.push({ first, end, from: decided === 0 ? 0 : Math.max(first, decided - overlap / 2) })
    decided = end
    first = Math.max(first + 1, end - overlap)
  }
  return all
}
