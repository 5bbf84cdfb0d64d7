import { spansOf, type WordSpan } from './bio.ts'
import { Scorer } from './scorer.ts'
import type { Marks, RoleTag, SegmentTag, Span } from './tags.ts'
import { readWeights } from './weights.ts'
import { type Word, wordsOf } from './words.ts'

/** Marks the sentences of texts. */
export interface Tagger {
  /** The marks of one sentence. Any text is a sentence to it; without words it has no marks. */
  mark(text: string): Marks
}

/**
 * A tagger over `file` (see `readWeights`), computed by `kernel`, the compiled `kernel.wasm`. Throws `DamagedWeights`. It keeps nothing of `file`. What it costs is linear in the length of a text: a
 * sentence of more pieces than the encoder has places is read in windows.
 */
export function createTagger(kernel: WebAssembly.Module, file: Uint8Array): Tagger {
  const { weights, body } = readWeights(file)
  const scorer = new Scorer(kernel, weights, body)
  return {
    mark(text) {
      const words = wordsOf(text)
      if (words.length === 0) return { segments: [], roles: [], kinds: [] }
      const scores = scorer.scoresOf(words)
      const segments = spansOf(scores.segments, weights.segments)
      const roles = within(segments, spansOf(scores.roles, weights.roles), words.length)
      return {
        segments: segments.map((span) => placed<SegmentTag>(span, words)),
        roles: roles.map((span) => placed<RoleTag>(span, words)),
        kinds: kindsOf(scores.kinds, weights),
      }
    },
  }
}

const placed = <Tag extends string>(
  { tag, first, last, confidence }: WordSpan,
  words: readonly Word[],
): Span<Tag> => ({
  tag: tag as Tag,
  start: (words[first] as Word).start,
  end: (words[last] as Word).end,
  confidence,
})

/** The roles that lie in one segment, and not in one that says nothing to test. */
function within(segments: readonly WordSpan[], roles: readonly WordSpan[], words: number): WordSpan[] {
  const segmentOf = new Int32Array(words).fill(-1)
  for (const [at, { tag, first, last }] of segments.entries())
    if (tag !== 'ctx') segmentOf.fill(at, first, last + 1)
  return roles.filter(({ first, last }) => segmentOf[first] !== -1 && segmentOf[first] === segmentOf[last])
}

function kindsOf(scores: Float32Array, { kinds, kindThreshold }: { kinds: string[]; kindThreshold: number }) {
  return kinds
    .map((kind, at) => ({ kind, confidence: 1 / (1 + Math.exp(-(scores[at] as number))) }))
    .filter(({ confidence }) => confidence >= kindThreshold)
    .sort((a, b) => b.confidence - a.confidence)
}
