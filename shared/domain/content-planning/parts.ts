import { elementsOf } from './elements.ts'
import { spokenName } from './markup-names.ts'
import { type Run, namedLevel } from './runs.ts'
import { severalIn } from './several.ts'
import type { OutlineBlock } from './types.ts'
import { machineNameOf } from './words.ts'

/** A value of a file with the field that it is of. */
export interface Part {
  name: string
  machineName: string
  start: number
  end: number
  text: string
  /** A label that people wrote says what it is. */
  isLabelled: boolean
  isLong: boolean
  isLink: boolean
  isImage: boolean
  links: readonly { text: string; href: string }[]
}

const longestItem = 80

/** Items of a list are values of their own; anything else is one text from its beginning to its end. */
export function partsOfRun(
  { name, machineName, level, isOneBlock, places }: Run,
  blocks: readonly OutlineBlock[],
): Part[] {
  const isLabelled = level !== namedLevel
  const all = places.flatMap((at) => blocks[at] ?? [])
  const areItems = all.every(
    ({ kind, text }) =>
      kind === 'list_item' ||
      ((isOneBlock || level === namedLevel) && text.length <= longestItem && !/[.!?]$/.test(text)),
  )
  const isWhole = places.every((at, nth) => nth === 0 || places[nth - 1] === at - 1)
  if ((areItems || all.length === 1) && level !== Infinity)
    return all.flatMap((block) => valuesOf({ name, machineName, isLabelled, ...block }, block))
  if (areItems) return all.map((block) => partOf({ name, machineName }, [block]))
  if (isWhole) return [partOf({ name, machineName }, all)]
  return consecutive(places).map((some) =>
    partOf(
      { name, machineName },
      some.flatMap((at) => blocks[at] ?? []),
    ),
  )
}

function consecutive(places: readonly number[]): number[][] {
  const groups: number[][] = []
  for (const at of places) {
    const last = groups.at(-1)
    if (last?.at(-1) === at - 1) last.push(at)
    else groups.push([at])
  }
  return groups
}

export function partOf(called: { name: string; machineName: string }, blocks: readonly OutlineBlock[]): Part {
  const [first, last] = [blocks[0], blocks.at(-1)]
  const links = blocks.flatMap(({ hints }) => hints?.links ?? [])
  const text = first?.text ?? ''
  return {
    ...called,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    text,
    isLabelled: false,
    isLong: blocks.length > 1,
    isLink: blocks.length === 1 && links.length === 1 && covers(links[0]?.text ?? '', text),
    isImage: blocks.length === 1 && first?.hints?.element === 'figcaption' && first.hints.image !== undefined,
    links,
  }
}

/** The title, and what stands in elements of its own beside it, where its line is nothing but such: "Release 2025.2", and a badge that says "Stable". */
export function titleParts(block: OutlineBlock): Part[] {
  const title = { name: 'Title', machineName: 'title' }
  const [first, ...rest] = elementsOf(block)
  if (!first || rest.length === 0 || rest.some(({ name }) => name === 'b')) return [partOf(title, [block])]
  const placed = ({ at, end, text }: typeof first) => ({
    start: block.start + at,
    end: block.start + end,
    text,
  })
  const beside = rest.map((one) => ({
    ...placed(one),
    name: spokenName(one.name),
    machineName: machineNameOf(spokenName(one.name)),
  }))
  return [{ ...placed(first), ...title }, ...beside].map((one) => ({
    ...one,
    isLabelled: false,
    ...toldOf(one, block),
  }))
}

type Value = Pick<Part, 'name' | 'machineName' | 'isLabelled' | 'start' | 'end' | 'text'>

/** A value of a block, or the values that it is a list of. */
export function valuesOf(
  { name, machineName, isLabelled, start, end, text }: Value,
  block: OutlineBlock,
): Part[] {
  const several = severalIn({ start, end, text }, block)
  const places = several.length > 0 ? several : [{ start, end, text }]
  return places.map((place) => ({ name, machineName, isLabelled, ...place, ...toldOf(place, block) }))
}

function toldOf({ start, end, text }: Pick<Part, 'start' | 'end' | 'text'>, { hints }: OutlineBlock) {
  const links = (hints?.links ?? []).filter((link) => text.includes(link.text))
  const isLink = links.length > 0 && covers(links.map((link) => link.text).join(' '), text)
  const isImage = hints?.element === 'figcaption' && hints.image !== undefined
  return { isLong: end - start > text.length, isLink, isImage, links }
}

const covers = (linked: string, text: string) => linked.length >= text.length * 0.8
