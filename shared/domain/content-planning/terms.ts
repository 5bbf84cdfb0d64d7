import { type Row, byTurns, isTerm } from './by-turns.ts'
import { type Pair, namesOfTerms } from './term-pairs.ts'
import type { Outline, OutlineBlock } from './types.ts'

/** Names of elements that are labels, in any system: "field__label", "meta-key". */
const labelName = /(?:^|[-_])(?:label|key|term)$/i

/**
 * The outlines, where what an element called a label says, and what follows it in the element around both, are a term and what it means; and where short lines in
 * elements of one name are a label and its value by turns ("Client", "Ridley Homes", "Value", "£11 million"): as a list of definitions has them.
 */
export function withTerms(outlines: readonly Outline[]): Outline[] {
  const pairs = outlines.map(({ blocks }) => pairsIn(blocks))
  const names = namesOfTerms(pairs)
  const headings = filesOfHeadings(outlines)
  const mayBeTerm = ({ kind, key }: OutlineBlock) =>
    kind !== 'heading' || (headings.get(key) ?? 0) >= fewestFilesOfHeading
  const turns = outlines.map(({ blocks }) => byTurns(blocks, mayBeTerm).flatMap(roles))
  return outlines.map((outline, file) => {
    const own = pairs[file]?.filter(({ name }) => names.has(name)) ?? []
    const elements = new Map([...(turns[file] ?? []), ...calledLabels(outline.blocks)])
    for (const { at } of own) elements.set(at, 'dt').set(at + 1, 'dd')
    if (elements.size === 0) return outline
    const blocks = outline.blocks.map((block, at) => {
      const element = elements.get(at)
      return element ? { ...block, kind: 'paragraph' as const, hints: { ...block.hints, element } } : block
    })
    return { ...outline, blocks }
  })
}

/** A heading that hardly any other page has is a value itself, such as a name. */
const fewestFilesOfHeading = 3

/** How many files have each heading. */
function filesOfHeadings(outlines: readonly Outline[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { blocks } of outlines)
    for (const key of new Set(blocks.flatMap(({ kind, key }) => (kind === 'heading' ? [key] : []))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const roles = ([term, ...values]: Row): [number, 'dt' | 'dd'][] => [
  [term, 'dt'],
  ...values.map((at): [number, 'dd'] => [at, 'dd']),
]

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
