import { dataLabel, type Numbered } from './text-lists.ts'

/** "1. ", "1) ", "(1) ", "1 - ", "Step 1: ", "1.Open" at the start of a line, but neither "1.5" nor the three blanks of a continued line. */
const atStart =
  /^(?! {3})\s*(?:(?:test )?step\s*#?(\d{1,3})\b\s*[.):–-]?|\(?(\d{1,3})(?:[.):]|\s?[–-](?=\s)))(?!\d)\s*/i
/** Within a line a blank or a capital has to follow, so that "version 2.x" is none. */
const within = /(?<=\s)(?:[Ss]tep\s*(\d{1,3})\s*[.):–-]|\(?(\d{1,3})[.)])(?=\s|["“'\p{Lu}])\s*/gu

/** Nobody numbers a longer line, and it is not looked through. */
const longestLine = 100_000

/**
 * Reads a list as people number it, its items on lines of their own or one after the other on a line; undefined for a text that begins
 * with no number up to `from`. On a line the numbers must follow each other, and none may stand there twice: "1. Enter 2. 2. Save" could
 * be cut in two ways, so it stays whole.
 */
export function readLoose(text: string, from = 1): Numbered[] | undefined {
  const signed = readSigned(text)
  if (signed) return signed
  const items: Numbered[] = []
  for (const line of withLines(text.trim()).split(/\r\n|[\n\r]/)) {
    const mark = atStart.exec(line)
    const number = Number(mark?.[1] ?? mark?.[2] ?? 0)
    const last = items.at(-1)
    if (mark && number > (last?.number ?? 0) && (last || number <= from))
      items.push({ number, text: line.slice(mark[0].length).trimEnd() })
    else if (last) last.text += `\n${line.trim()}`
    else return undefined
  }
  return items.length === 1 && text.length < longestLine ? items.flatMap(onOneLine) : items
}

/**
 * A list as Jira's markup numbers it, "# first\n# second", with a list below an item as "## …"; undefined for other texts, and for a lone line before others, which is a heading in
 * Markdown. Items of a list below stand between the numbers of the one above.
 */
function readSigned(text: string): Numbered[] | undefined {
  const lines = text.trim().split(/\r\n|[\n\r]/)
  if (!/^#\s+\S/.test(lines[0] ?? '')) return undefined
  const firsts = lines.filter((line) => /^\s*#\s+\S/.test(line)).length
  if (firsts < 2 && (lines.length > 1 || !/^#\s+["“'\p{Lu}]/u.test(text.trim()))) return undefined
  const items: Numbered[] = []
  let [number, below] = [0, 0]
  for (const line of lines) {
    const [, signs = '', rest = ''] = /^\s*(#+)\s+(.*)$/.exec(line) ?? []
    const last = items.at(-1)
    if (signs === '#') [number, below] = [number + 1, 0]
    else if (signs !== '') below++
    if (signs !== '') items.push({ number: number + below / 1000, text: rest.trimEnd() })
    else if (last && line.trim() !== '') last.text += `\n${line.trim().replace(/^#+(?=[*-]\s)/, '')}`
  }
  return items
}

/** Some exporters write the line breaks of a list as escapes; before a number they are nothing else. */
const withLines = (text: string) =>
  /[\r\n]/.test(text) ? text : text.replaceAll(/(?:\\r)?\\n(?=\s*\d{1,3}[.)]\s)/g, '\n')

function onOneLine({ number, text }: Numbered): Numbered[] {
  const marks = Map.groupBy(text.matchAll(within), (mark) => Number(mark[1] ?? mark[2]))
  const items: Numbered[] = []
  let [start, current] = [0, number]
  for (;;) {
    const [mark, another] = marks.get(current + 1) ?? []
    if (another) return [{ number, text }]
    if (!mark || mark.index < start) break
    items.push({ number: current, text: text.slice(start, mark.index).trim() })
    start = mark.index + mark[0].length
    current++
  }
  return [...items, { number: current, text: text.slice(start).trim() }]
}

/** The items of a text without numbers: bullets, or lines of which each begins like a sentence; undefined for one text. */
export function readLines(text: string): string[] | undefined {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '')
  // Below our label stand data of the line before.
  if (lines.length < 2 || lines.some((line) => line.startsWith(dataLabel))) return undefined
  for (const start of [/^\s*[-*•]\s+(?=\S)/, /^\s*(?=["“'\p{Lu}])/u])
    if (lines.every((line) => start.test(line))) return lines.map((line) => line.replace(start, '').trim())
  return undefined
}
