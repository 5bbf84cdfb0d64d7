import type { Find } from './finds.ts'
import type { Labels } from './labels.ts'
import { keyOfText } from './outline.ts'
import type { Outline } from './types.ts'
import { machineNameOf } from './words.ts'

const longestLine = 80
const mostLeadWords = 3
const fewestFiles = 2

interface Line {
  file: number
  at: number
  start: number
  text: string
  words: string[]
}

/**
 * The labels of the files of a type, with lines that begin with the same words in several files and go on differently: "Report by Karen Stobbs",
 * "Filed under Letters"; or with what is a label in other files ("Length 71 ft"). The words are a label that nobody set apart.
 */
export function withLeads(
  outlines: readonly Outline[],
  kept: readonly number[][],
  files: readonly Labels[],
): Labels[] {
  const lines = outlines.flatMap(({ blocks }, file) =>
    (kept[file] ?? []).flatMap((at): Line[] => {
      const { kind, text = '', start = 0 } = blocks[at] ?? {}
      const isOwn = kind === 'paragraph' && isUnnamed(files[file], at)
      const isLine = isOwn && text.length <= longestLine && !/[.!?:]$/.test(text)
      return isLine ? [{ file, at, start, text, words: text.split(' ') }] : []
    }),
  )
  const labels = labelsOfSeveral(files)
  const found = files.map((): [number, Find[]][] => [])
  for (const some of Map.groupBy(lines, ({ words }) => words[0]).values()) {
    const lead = leadOf(some)
    for (const line of some) {
      const said = lead || labelledBy(line, labels)
      if (said !== '') found[line.file]?.push([line.at, [findOf(line, said)]])
    }
  }
  return files.map((one, file) => ({ ...one, finds: new Map([...one.finds, ...(found[file] ?? [])]) }))
}

function findOf({ start, text }: Line, lead: string): Find {
  const name = lead.trim()
  const value = text.slice(lead.length)
  const places = { start: start + lead.length, end: start + text.length }
  return { source: 'label', name, machineName: machineNameOf(name), text: value, ...places }
}

/** The labels that several files set apart from their values. */
function labelsOfSeveral(files: readonly Labels[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { finds } of files) {
    const told = [...finds.values()].flat().filter(({ source }) => source !== 'named' && source !== 'line')
    for (const name of new Set(told.map(({ machineName }) => machineName)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([name, count]) => (count >= fewestFiles ? [name] : [])))
}

/** The words of a line that are a label of other files, and a blank. */
function labelledBy({ words }: Line, labels: ReadonlySet<string>): string {
  for (let count = Math.min(mostLeadWords, words.length - 1); count > 0; count--) {
    const said = words.slice(0, count).join(' ')
    if (labels.has(machineNameOf(said))) return `${said} `
  }
  return ''
}

/** What markup or people have named already keeps that name. */
const isUnnamed = (labels: Labels | undefined, at: number) =>
  labels?.title !== at && !labels?.finds.has(at) && !labels?.names.has(at)

/** The words that all lines begin with, and a blank; nothing where what follows is the same, or is no name and no figure: those begin with a capital or a digit. */
function leadOf(lines: readonly Line[]): string {
  const [first] = lines
  const isOnce = new Set(lines.map(({ file }) => file)).size === lines.length
  if (!first || !isOnce || lines.length < fewestFiles) return ''
  const shared = first.words.findIndex((word, nth) => !lines.every(({ words }) => words[nth] === word))
  if (shared < 1 || shared > mostLeadWords) return ''
  const lead = `${first.words.slice(0, shared).join(' ')} `
  const rests = lines.map(({ text }) => text.slice(lead.length))
  const areValues = rests.every((rest) => /^[\p{Lu}\p{N}]/u.test(rest) && /\p{L}/u.test(rest))
  const isLabel = /^\p{Lu}[\p{L} ]+$/u.test(lead) && new Set(rests.map(keyOfText)).size > 1
  return areValues && isLabel ? lead : ''
}
