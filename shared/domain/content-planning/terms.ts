import { byTurns, isTerm, labelledLines } from './by-turns.ts'
import type { Outline, OutlineBlock } from './types.ts'

/** Of the terms, how many several files have; of what follows them, how many at most. */
const shares = { terms: 0.6, values: 0.4 }

/** Names of elements that are labels, in any system: "field__label", "meta-key". */
const labelName = /(?:^|[-_])(?:label|key|term)$/i

/**
 * The outlines, where what an element called a label says, and what follows it in the element around both, are a term and what it means; and where short lines in
 * elements of one name are a label and its value by turns ("Client", "Ridley Homes", "Value", "£11 million"): as a list of definitions has them.
 */
export function withTerms(outlines: readonly Outline[]): Outline[] {
  const pairs = outlines.map(({ blocks }) => pairsIn(blocks))
  const named = Map.groupBy(
    pairs.flatMap((some, file) => some.map((pair) => ({ ...pair, file }))),
    ({ name }) => name,
  )
  const names = new Set([...named].flatMap(([name, some]) => (areTerms(some) ? [name] : [])))
  return outlines.map((outline, file) => {
    const own = pairs[file]?.filter(({ name }) => names.has(name)) ?? []
    const elements = new Map([...byTurns(outline.blocks), ...calledLabels(outline.blocks)])
    const labels = labelledLines(outline.blocks)
    for (const { at } of own) elements.set(at, 'dt').set(at + 1, 'dd')
    if (elements.size === 0 && labels.size === 0) return outline
    const blocks = outline.blocks.map((block, at) => {
      const element = elements.get(at)
      const label = labels.get(at)
      if (element) return { ...block, kind: 'paragraph' as const, hints: { ...block.hints, element } }
      return label === undefined ? block : { ...block, label }
    })
    return { ...outline, blocks }
  })
}

function calledLabels(blocks: readonly OutlineBlock[]): Map<number, 'dt' | 'dd'> {
  const elements = new Map<number, 'dt' | 'dd'>()
  let around: string | undefined
  for (const [at, block] of blocks.entries()) {
    const within = block.hints?.within ?? []
    const isOwn = nameOf(block) !== undefined
    if (isOwn && labelName.test(within.at(-1) ?? '') && isTerm(block)) {
      around = within.at(-2)
      elements.set(at, 'dt')
    } else if (isOwn && around !== undefined && within.includes(around)) elements.set(at, 'dd')
    else around = undefined
  }
  return elements
}

interface Pair {
  name: string
  at: number
  term: string
  value: string
}

/** Paragraphs two by two, as far as elements of one name stand beside each other. */
function pairsIn(blocks: readonly OutlineBlock[]): Pair[] {
  const pairs: Pair[] = []
  for (let at = 0; at + 1 < blocks.length; at++) {
    const [one, other] = [blocks[at], blocks[at + 1]]
    const name = nameOf(one)
    if (!one || !other || name === undefined || nameOf(other) !== name || !isTerm(one)) continue
    pairs.push({ name, at, term: one.key, value: other.key })
    at++
  }
  return pairs
}

const nameOf = (block: OutlineBlock | undefined) =>
  block?.kind === 'paragraph' && block.hints?.region === undefined && block.hints?.element === undefined
    ? block.hints?.within?.at(-1)
    : undefined

function areTerms(pairs: readonly (Pair & { file: number })[]): boolean {
  const filesOf = (side: 'term' | 'value') =>
    [...Map.groupBy(pairs, (pair) => pair[side]).values()].map(
      (some) => new Set(some.map(({ file }) => file)).size,
    )
  const [terms, values] = [filesOf('term'), filesOf('value')]
  const repeated = (files: readonly number[]) => files.filter((count) => count > 1).length / files.length
  return terms.length > 1 && repeated(terms) >= shares.terms && repeated(values) <= shares.values
}
