import type { Find } from './finds.ts'
import type { Labels } from './labels.ts'
import { machineNameOf, spoken } from './words.ts'
import type { Outline, OutlineBlock } from './types.ts'

const longest = 160
const fewestFiles = 2
const mostInRow = 4
/** Of the files of a type, how many have a row of that place; of these, how many with as many values; and of the values, how many that are alike are a label. */
const shares = { files: 0.4, alike: 0.8, label: 0.5 }

/** Blocks of a file that follow each other in elements written alike. */
interface Row {
  file: number
  place: string
  blocks: readonly { at: number; block: OutlineBlock }[]
}

/**
 * The labels of the files of a type, with what stands at one place of their markup: most files have it, once each, and as many short lines there. What neither a
 * label nor its form tells is called by the words that all of them share ("4 min read", "12 min read"), else by where it stands to the title.
 */
export function withSamePlaces(
  outlines: readonly Outline[],
  kept: readonly number[][],
  files: readonly Labels[],
): Labels[] {
  const rows = outlines.flatMap(({ blocks }, file) => rowsIn(blocks, kept[file] ?? [], file))
  const isAlone = ({ file, at }: Value) => !hasOtherText(outlines[file]?.blocks ?? [], kept[file] ?? [], at)
  const fields = [...Map.groupBy(rows, ({ place }) => place).values()]
    .flatMap((some) => fieldsOf(some, files))
    .filter((values) => !values.some(({ block }) => isSentence(block)) || !values.some(isAlone))
  const found = files.map(({ finds }) => new Map(finds))
  let nameless = 0
  for (const field of fields) {
    const called = sharedWords(field) ?? placeOf(field, files)
    // A sentence that nothing names is one of the text.
    if (called === undefined && field.some(({ block }) => isSentence(block))) continue
    const name = called ?? `Line ${++nameless}`
    for (const { file, at, block } of field) found[file]?.set(at, [findOf(name, block)])
  }
  return files.map((one, file) => ({ ...one, finds: found[file] ?? one.finds }))
}

function rowsIn(blocks: readonly OutlineBlock[], kept: readonly number[], file: number): Row[] {
  const rows: { file: number; place: string; blocks: { at: number; block: OutlineBlock }[] }[] = []
  for (const at of kept) {
    const block = blocks[at]
    const place = block?.kind === 'paragraph' ? block.hints?.place : undefined
    if (!block || place === undefined) continue
    const last = rows.at(-1)
    if (last?.place === place && last.blocks.at(-1)?.at === at - 1) last.blocks.push({ at, block })
    else rows.push({ file, place, blocks: [{ at, block }] })
  }
  return rows
}

/** A value of a field in one file. */
interface Value {
  file: number
  at: number
  block: OutlineBlock
}

/** The values at each position of the rows of one place, where nothing else says what they are. */
function fieldsOf(rows: readonly Row[], files: readonly Labels[]): Value[][] {
  const holders = new Set(rows.map(({ file }) => file)).size
  if (holders !== rows.length || holders < Math.max(fewestFiles, files.length * shares.files)) return []
  const [most = []] = [...Map.groupBy(rows, ({ blocks }) => blocks.length).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const count = most[0]?.blocks.length ?? 0
  if (most.length < rows.length * shares.alike || count > mostInRow) return []
  const all = most.map(({ file, blocks }) => blocks.map((one) => ({ ...one, file })))
  if (!all.flat().every(({ block }) => isLine(block, count > 1)) || areLists(all)) return []
  const fields = Array.from({ length: count }, (_, nth) => all.flatMap((row) => row[nth] ?? []))
  return fields.filter((values) => values.every((value) => isUntold(value, files)) && !isLabel(values))
}

/** Of a row each line is short and no sentence: several sentences are a text. */
const isLine = (block: OutlineBlock, isOfRow: boolean) =>
  block.text.length <= longest && !block.text.includes('\n') && !(isOfRow && isSentence(block))

const isSentence = ({ text }: OutlineBlock) => /[.!?:]$/.test(text)

/** What most files say alike at one place is the label of something, and no value. */
function isLabel(values: readonly Value[]): boolean {
  const counts = [...Map.groupBy(values, ({ block }) => block.key).values()].map((some) => some.length)
  return Math.max(...counts) >= Math.max(fewestFiles, values.length * shares.label)
}

/** Whether a file says more than what stands at a place and in its headings: without that it would have no text. */
const hasOtherText = (blocks: readonly OutlineBlock[], kept: readonly number[], at: number) =>
  kept.some(
    (other) =>
      other !== at &&
      blocks[other]?.kind === 'paragraph' &&
      (blocks[other].text.length > longest || isSentence(blocks[other])),
  )

const isUntold = ({ file, at }: Value, files: readonly Labels[]): boolean => {
  const labels = files[file]
  return labels !== undefined && at !== labels.title && !labels.finds.has(at) && !labels.names.has(at)
}

/** A text that stands at different positions is one of a list, and its position says nothing. */
function areLists(rows: readonly (readonly Value[])[]): boolean {
  const placed = rows.flatMap((row) => row.map(({ block }, nth) => ({ key: block.key, nth })))
  return [...Map.groupBy(placed, ({ key }) => key).values()].some(
    (some) => new Set(some.map(({ nth }) => nth)).size > 1,
  )
}

/** The words that all values begin with, else those that they end with, where they differ in the rest. */
function sharedWords(values: readonly Value[]): string | undefined {
  const texts = values.map(({ block }) => block.key.split(' '))
  const begin = beginningOf(texts)
  const words = begin.length > 0 ? begin : beginningOf(texts.map((words) => words.toReversed())).toReversed()
  const isName = values.length > 1 && /\p{L}{2}/u.test(words.join(' ')) && !/^\d/.test(words[0] ?? '')
  return isName ? spoken(words.join(' ')) : undefined
}

/** The words that all texts begin with, and none is nothing but. */
function beginningOf(texts: readonly (readonly string[])[]): string[] {
  const [first = []] = texts
  const end = first.findIndex((word, nth) =>
    texts.some((words) => words[nth] !== word || words.length === nth + 1),
  )
  return first.slice(0, end)
}

function placeOf(values: readonly Value[], files: readonly Labels[]): string | undefined {
  const isMost = (holds: (value: Value, title: number) => boolean) =>
    values.filter((value) => holds(value, files[value.file]?.title ?? -1)).length * 2 > values.length
  if (isMost(({ at }, title) => at < title)) return 'Kicker'
  return isMost(({ at }, title) => at === title + 1) ? 'Subtitle' : undefined
}

const findOf = (name: string, { start, end, text }: OutlineBlock): Find => ({
  source: 'named',
  name,
  machineName: machineNameOf(name),
  start,
  end,
  text,
})
