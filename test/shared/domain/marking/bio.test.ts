import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spansOf } from '../../../../shared/domain/marking/bio.ts'
import { forAll } from '../../../support/for-all.ts'

const tags = ['x', 'y']
const width = 5
/** Logits of a sequence of few words over O, B-x, I-x, B-y, I-y. */
const sequences = fc
  .array(fc.array(fc.float({ min: -4, max: 4, noNaN: true }), { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((rows) => Float32Array.from(rows.flat()))

/** Each sequence of labels in which I follows its own tag, with its probability: what the sums are a shorter way to. */
function pathsOf(scores: Float32Array): { labels: number[]; weight: number }[] {
  const goesOn = (label: number, before: number | undefined) =>
    label === 0 || label % 2 === 1 || before === label || before === label - 1
  let paths: { labels: number[]; weight: number }[] = [{ labels: [], weight: 1 }]
  for (let word = 0; word < scores.length / width; word++)
    paths = paths.flatMap(({ labels, weight }) =>
      [0, 1, 2, 3, 4]
        .filter((label) => goesOn(label, labels.at(-1)))
        .map((label) => ({
          labels: [...labels, label],
          weight: weight * Math.exp(scores[word * width + label]!),
        })),
    )
  return paths
}

/** The labels that spans stand for. */
function labelsOf(spans: readonly { tag: string; first: number; last: number }[], words: number): number[] {
  const labels = Array.from({ length: words }, () => 0)
  for (const { tag, first, last } of spans) {
    const begin = 1 + 2 * tags.indexOf(tag)
    labels.fill(begin + 1, first, last + 1)
    labels[first] = begin
  }
  return labels
}

const holds = (
  labels: readonly number[],
  { tag, first, last }: { tag: string; first: number; last: number },
) => {
  const begin = 1 + 2 * tags.indexOf(tag)
  return (
    labels[first] === begin &&
    labels.slice(first + 1, last + 1).every((label) => label === begin + 1) &&
    labels[last + 1] !== begin + 1
  )
}

describe('Spans of a sequence', () => {
  test('are those of the most probable path, each with the share of all paths that hold it', () => {
    forAll([sequences], (scores) => {
      const paths = pathsOf(scores)
      const all = paths.reduce((sum, { weight }) => sum + weight, 0)
      const best = paths.reduce((most, path) => (path.weight > most.weight ? path : most))
      const spans = spansOf(scores, tags)
      // Where two paths are as good as one another either may come.
      const path = paths.find(({ labels }) => labels.join() === labelsOf(spans, scores.length / width).join())
      expect(path?.weight).toBeGreaterThanOrEqual(best.weight * (1 - 1e-6))
      for (const span of spans) {
        const share =
          paths.filter(({ labels }) => holds(labels, span)).reduce((sum, { weight }) => sum + weight, 0) / all
        expect(span.confidence).toBeCloseTo(share, 4)
      }
    })
  })

  test('are none of no words', () => {
    expect(spansOf(new Float32Array(), tags)).toEqual([])
  })
})
