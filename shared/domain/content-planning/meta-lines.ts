import type { Find } from './finds.ts'
import type { Labels } from './labels.ts'
import { spokenName } from './markup-names.ts'
import { machineNameOf } from './words.ts'
import type { Outline, OutlineBlock } from './types.ts'

const longestLine = 160
const fewestFiles = 2
/** Of the files of a type, how many have such a line; and of these, how many with as many parts. */
const shares = { files: 0.5, alike: 0.6 }

interface Line {
  file: number
  at: number
  name: string
  pieces: { at: number; text: string }[]
}

/**
 * The labels of the files of a type, with the parts of lines that marks part, where most files have such a line in an element of one name, and with as many parts:
 * "14 March 2026 · Hob Edge · 3 h 40 min". What neither a label nor its form tells is called by its place in the line.
 */
export function withMetaLines(
  outlines: readonly Outline[],
  kept: readonly number[][],
  files: readonly Labels[],
): Labels[] {
  const lines = outlines.flatMap(({ blocks }, file) =>
    linesIn(blocks, kept[file] ?? []).map((line) => ({ ...line, file })),
  )
  const alike = [...Map.groupBy(lines, ({ name }) => name).values()].flatMap((some) =>
    alikeOf(some, files.length),
  )
  const found = files.map(({ finds }) => new Map(finds))
  for (const { file, at, name, pieces } of alike) {
    const own = found[file]?.get(at) ?? []
    const start = outlines[file]?.blocks[at]?.start ?? 0
    const placed = pieces.map((piece, nth) =>
      findOf(`${spokenName(name)} ${nth + 1}`, start + piece.at, piece.text),
    )
    const rest = placed.filter((one) =>
      own.every((other) => one.end <= other.start || other.end <= one.start),
    )
    found[file]?.set(at, [...own, ...rest])
  }
  return files.map((one, file) => ({ ...one, finds: found[file] ?? one.finds }))
}

const findOf = (name: string, start: number, text: string): Find => ({
  source: 'named',
  name,
  machineName: machineNameOf(name),
  start,
  end: start + text.length,
  text,
})

function linesIn(blocks: readonly OutlineBlock[], kept: readonly number[]): Omit<Line, 'file'>[] {
  return kept.flatMap((at) => {
    const { kind, text = '', hints } = blocks[at] ?? {}
    const name = hints?.within?.at(-1)
    const isLine =
      kind === 'paragraph' && name !== undefined && text.length <= longestLine && !text.includes('\n')
    const pieces = isLine ? piecesOf(text) : []
    return name !== undefined && pieces.length > 1 ? [{ at, name, pieces }] : []
  })
}

function piecesOf(text: string): Line['pieces'] {
  const pieces: Line['pieces'] = []
  let from = 0
  for (const { index, 0: mark } of text.matchAll(/ [·•|] |$/g)) {
    pieces.push({ at: from, text: text.slice(from, index) })
    from = index + mark.length
  }
  return pieces.filter((piece) => piece.text.trim() !== '')
}

/** The lines of one name that are alike, where enough files have one each. */
function alikeOf(lines: readonly Line[], files: number): Line[] {
  const holders = new Set(lines.map(({ file }) => file)).size
  if (holders !== lines.length || holders < Math.max(fewestFiles, files * shares.files)) return []
  const [most = []] = [...Map.groupBy(lines, ({ pieces }) => pieces.length).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  return most.length >= lines.length * shares.alike && !areLists(most) ? most : []
}

/** A text that stands at different places of its lines is one of a list, and its place says nothing. */
function areLists(lines: readonly Line[]): boolean {
  const placed = lines.flatMap(({ pieces }) => pieces.map(({ text }, place) => ({ text, place })))
  return [...Map.groupBy(placed, ({ text }) => text).values()].some(
    (some) => new Set(some.map(({ place }) => place)).size > 1,
  )
}
