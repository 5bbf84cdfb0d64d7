import type { OutlineBlock } from './types.ts'

/** An element of a line, and where its text begins and ends in that of the block. */
export interface Element {
  name: string
  at: number
  end: number
  text: string
}

/** The elements of a block, where nothing stands between them and outside of them; else none. */
export function elementsOf({ text, hints }: Pick<OutlineBlock, 'text' | 'hints'>): Element[] {
  const elements: Element[] = []
  let end = 0
  for (const { name, text: said } of hints?.parts ?? []) {
    const at = text.indexOf(said, end)
    if (at < 0 || text.slice(end, at).trim() !== '') return []
    end = at + said.length
    elements.push({ name, at, end, text: said })
  }
  return text.slice(end).trim() === '' ? elements : []
}

/** Elements of two names by turns, at least two of each: labels and their values. */
export function pairsOf(block: OutlineBlock): { label: Element; value: Element }[] {
  const elements = elementsOf(block)
  const [one, other] = elements
  const isByTurns = elements.every(({ name }, nth) => name === (nth % 2 === 0 ? one : other)?.name)
  if (elements.length < 4 || elements.length % 2 === 1 || one?.name === other?.name || !isByTurns) return []
  return elements.flatMap((label, nth) => {
    const value = elements[nth + 1]
    return nth % 2 === 0 && value ? [{ label, value }] : []
  })
}
