/** A span over words: `first` and `last` are included. */
export interface WordSpan {
  tag: string
  first: number
  last: number
  confidence: number
}

/**
 * The most probable spans of a sequence of words, each with its exact probability. `scores` holds, word by word, a logit for O and then one for B and one for I of each
 * tag (1 + 2 × tags a word). I follows B or I of its tag alone, so spans are never broken. The model is a chain whose only links are these rules: Viterbi finds the best
 * path, forward and backward sums give the share of all paths that hold a span.
 */
export function spansOf(scores: Float32Array, tags: readonly string[]): WordSpan[] {
  const width = 1 + 2 * tags.length
  const n = scores.length / width
  if (n === 0) return []
  const chain = sumsOf(scores, n, width)
  return bestPath(scores, n, width).map(({ tag, first, last }) => {
    const begin = 1 + 2 * tag
    let share = (chain.before[first] as number) + score(scores, width, first, begin)
    for (let at = first + 1; at <= last; at++) share += score(scores, width, at, begin + 1)
    share += chain.behind[last + 1] as number
    return { tag: tags[tag] as string, first, last, confidence: Math.min(1, Math.exp(share - chain.all)) }
  })
}

/** Labels are O, then B and I of each tag. */
const isInside = (label: number) => label > 0 && label % 2 === 0
const score = (scores: Float32Array, width: number, word: number, label: number) =>
  scores[word * width + label] as number

function bestPath(
  scores: Float32Array,
  n: number,
  width: number,
): { tag: number; first: number; last: number }[] {
  let best = new Float64Array(width).fill(-Infinity)
  const from = new Uint8Array(n * width)
  for (let label = 0; label < width; label++)
    if (label === 0 || label % 2 === 1) best[label] = score(scores, width, 0, label)
  for (let word = 1; word < n; word++) {
    const top = indexOfMost(best)
    const next = new Float64Array(width)
    for (let label = 0; label < width; label++) {
      const inside = isInside(label)
      const before = !inside
        ? top
        : (best[label] as number) >= (best[label - 1] as number)
          ? label
          : label - 1
      from[word * width + label] = before
      next[label] = (best[before] as number) + score(scores, width, word, label)
    }
    best = next
  }
  const spans: { tag: number; first: number; last: number }[] = []
  let last = -1
  for (
    let word = n - 1, label = indexOfMost(best);
    word >= 0;
    label = from[word * width + label] as number, word--
  ) {
    if (label === 0) continue
    if (last < 0) last = word
    if (label % 2 === 0) continue
    spans.unshift({ tag: (label - 1) / 2, first: word, last })
    last = -1
  }
  return spans
}

function indexOfMost(values: Float64Array): number {
  let most = 0
  for (let at = 1; at < values.length; at++) if ((values[at] as number) > (values[most] as number)) most = at
  return most
}

/** Logarithms of sums over paths: `before[w]` over the words before `w`, `behind[w]` over the words from `w` on where none goes on into `w`, `all` over all words. */
function sumsOf(scores: Float32Array, n: number, width: number) {
  const before = new Float64Array(n + 1)
  let ahead = new Float64Array(width).fill(-Infinity)
  for (let word = 0; word < n; word++) {
    const next = new Float64Array(width)
    const sum = before[word] as number
    for (let label = 0; label < width; label++) {
      const inside = isInside(label)
      const entry = !inside
        ? sum
        : word === 0
          ? -Infinity
          : addLogs(ahead[label] as number, ahead[label - 1] as number)
      next[label] = entry + score(scores, width, word, label)
    }
    ahead = next
    before[word + 1] = next.reduce(addLogs)
  }
  const behind = new Float64Array(n + 1)
  let later = new Float64Array(width).fill(-Infinity)
  for (let word = n - 1; word >= 0; word--) {
    const own = new Float64Array(width)
    for (let label = 0; label < width; label++) {
      const goesOn = label === 0 ? -Infinity : (later[isInside(label) ? label : label + 1] as number)
      own[label] = score(scores, width, word, label) + addLogs(behind[word + 1] as number, goesOn)
    }
    later = own
    behind[word] = own.reduce((sum, value, label) => (isInside(label) ? sum : addLogs(sum, value)), -Infinity)
  }
  return { before, behind, all: before[n] as number }
}

function addLogs(a: number, b: number): number {
  const most = Math.max(a, b)
  return most === -Infinity ? most : most + Math.log(Math.exp(a - most) + Math.exp(b - most))
}
