import { areAlike, buildOf, isValue } from './by-turns.ts'
import { spokenName } from './markup-names.ts'
import type { Known } from './known.ts'
import type { Labels } from './labels.ts'
import { machineNameOf } from './words.ts'
import type { OutlineBlock } from './types.ts'

/** Blocks that follow each other under one label. */
export interface Run {
  name: string
  machineName: string
  level: number
  /** A label in a line of its own is that of the next block, and of what is built as that one is. */
  isOneBlock: boolean
  /** Where its label stands. */
  label?: number
  places: number[]
}

export const bodyRun = (after: Run | undefined): Run => ({
  name: after ? `Text after ${after.name}` : 'Body',
  machineName: after ? `text_after_${after.machineName}` : 'body',
  level: Infinity,
  isOneBlock: false,
  places: [],
})

/** What stands above the title, and is no part of the text below it. */
export const aboveTitle = (): Run => ({ ...bodyRun(undefined), name: 'Kicker', machineName: 'kicker' })

/** Deeper than any heading: an element with a name ends where the element does. */
export const namedLevel = 99

export const namedRun = ({ hints }: OutlineBlock, machineName: string): Omit<Run, 'places'> => ({
  name: spokenName(
    hints?.within?.findLast((one) => machineNameOf(spokenName(one)) === machineName) ?? machineName,
  ),
  machineName,
  level: namedLevel,
  isOneBlock: false,
})

/** Values under one label are items of a list, or short lines of one build that is not that of the label. */
export function isGoingOn(blocks: readonly OutlineBlock[], run: Run, block: OutlineBlock): boolean {
  const last = blocks[run.places.at(-1) ?? -1]
  if (last?.kind !== block.kind) return false
  const label = blocks[run.label ?? -1]
  const isLikeLast = buildOf(block) === buildOf(last)
  return (
    block.kind === 'list_item' ||
    (isValue(block) && isLikeLast && label !== undefined && !areAlike(block, label))
  )
}

/** The innermost element around a heading and the first block below it that has a name: a box ends where that does. */
export function boxOf(heading: OutlineBlock | undefined, first: OutlineBlock): string | undefined {
  const around = heading?.hints?.within ?? []
  const shared = around.findIndex((name, nth) => first.hints?.within?.[nth] !== name)
  return around[(shared < 0 ? around.length : shared) - 1]
}

/**
 * Whether the innermost element around a heading that has a name holds a block, too, and not the title: the block is under the heading, whatever it is called
 * itself. What is around the title is around everything.
 */
export function isAround(
  heading: OutlineBlock | undefined,
  { hints }: OutlineBlock,
  title: OutlineBlock | undefined,
): boolean {
  const name = heading?.hints?.within?.at(-1)
  return (
    name !== undefined && (hints?.within?.includes(name) ?? false) && !title?.hints?.within?.includes(name)
  )
}

/** As many names as a block knows of the elements around it: further ones outside of these are not known. */
const mostWithin = 6

/** Whether a block stands behind a box. */
export function isPast(box: string | undefined, { hints }: OutlineBlock): boolean {
  const within = hints?.within ?? []
  return box !== undefined && within.length < mostWithin && !within.includes(box)
}

export function labelRun(
  at: number,
  block: OutlineBlock,
  { headings, lines, names }: Labels,
  known: Known,
): Run | undefined {
  const name = block.text.replace(/[ :?]+$/, '')
  const heading = headings.get(at)
  if (heading !== undefined && known.headings.has(heading))
    return { name, machineName: heading, level: block.level ?? 1, isOneBlock: false, label: at, places: [] }
  const line = lines.get(at)
  const named = names.get(at)
  const isNamed = named !== undefined && known.names.has(named)
  const isLine = line !== undefined && known.lines.has(line)
  // A word that many files show in an element with a name is a value of it; a colon makes it a label.
  if (!isLine || (isNamed && !block.text.endsWith(':'))) return undefined
  return { name, machineName: line, level: 98, isOneBlock: true, label: at, places: [] }
}
