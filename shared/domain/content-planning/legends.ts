import { isTerm } from './by-turns.ts'
import { elementsOf } from './elements.ts'
import { keyOfText } from './outline.ts'
import { type Pair, namesOfTerms } from './term-pairs.ts'
import { isUnit } from './values.ts'
import type { Outline, OutlineBlock } from './types.ts'

/** The outlines, where what stands below a figure in elements of certain names, the same in several files, says what the figure is: "6.4 km", and "Distance". */
export function withLegends(outlines: readonly Outline[]): Outline[] {
  const figures = outlines.map(({ blocks }) => figuresIn(blocks))
  const names = namesOfTerms(figures)
  return outlines.map((outline, file) => {
    const legends = new Map(
      figures[file]?.flatMap(({ name, at, legend }) => (names.has(name) ? [[at, legend] as const] : [])),
    )
    const blocks = outline.blocks.map((block, at) => {
      const legend = legends.get(at)
      return legend === undefined ? block : { ...block, legend }
    })
    return legends.size === 0 ? outline : { ...outline, blocks }
  })
}

/** Blocks of two elements with names of their own, the second of which may say what the first is. */
function figuresIn(blocks: readonly OutlineBlock[]): (Pair & { legend: string })[] {
  return blocks.flatMap((block, at) => {
    const [value, legend, ...rest] = elementsOf(block)
    const isPair = value && legend && rest.length === 0 && value.name !== legend.name
    // A list of definitions says itself what its values are, and the unit of a figure belongs to it.
    const isPlain = block.hints?.region === undefined && block.hints?.element === undefined
    if (!isPair || !isPlain || isUnit(legend.text)) return []
    if (!isTerm({ ...legend, key: keyOfText(legend.text) })) return []
    return [
      {
        name: `${value.name}\n${legend.name}`,
        at,
        term: keyOfText(legend.text),
        value: keyOfText(value.text),
        legend: legend.text,
      },
    ]
  })
}
