/** A line of a page; lengths in PDF units (1/72 inch), `bottom` counted from the foot of the page. */
export interface Line {
  text: string
  left: number
  right: number
  bottom: number
  height: number
}

interface TextItem {
  str: string
  width: number
  height: number
  transform: number[]
  hasEOL: boolean
}

/** The one method of a pdf.js page that is used here. */
export interface PageSource {
  streamTextContent: () => ReadableStream<{ items: Partial<TextItem>[] }>
}

export interface PageText {
  lines: Line[]
  /** All characters that were looked at, blanks included. */
  characters: number
}

/** Lines of one page in the order of its content. Reading stops at `limit` characters: a small file can hold a flood of text. */
export async function readLines(page: PageSource, limit: number): Promise<PageText> {
  const reader = page.streamTextContent().getReader()
  const lines: Line[] = []
  let line: Line | undefined
  let characters = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    for (const item of value.items) {
      if (!isText(item)) continue
      line = addItem(line, item, lines)
      characters += item.str.length
    }
    if (characters >= limit) {
      // Cancelling waits for the producer, which a flood keeps busy.
      reader.cancel(new Error('Text limit reached')).catch(() => undefined)
      break
    }
  }
  if (line) lines.push(line)
  const tidy = lines.map((each) => ({ ...each, text: each.text.replaceAll(/ +/g, ' ').trim() }))
  return { lines: tidy.filter(({ text }) => text !== ''), characters }
}

const isText = (item: Partial<TextItem>): item is TextItem =>
  item.str !== undefined && item.transform !== undefined

/** Adds an item to the open line, or closes that line first; gives the line that is open afterwards. */
function addItem(open: Line | undefined, item: TextItem, lines: Line[]): Line | undefined {
  const [, , , , left = 0, bottom = 0] = item.transform
  let line = open
  if (
    line &&
    item.str.trim() !== '' &&
    Math.abs(bottom - line.bottom) > Math.max(line.height, item.height) * 0.8
  ) {
    lines.push(line)
    line = undefined
  }
  if (item.str.trim() === '') {
    if (line && item.str !== '') line.text += ' '
  } else if (line) {
    const isWide = left - line.right > Math.max(line.height, item.height) * 1.5
    line.text = isWide ? `${line.text.trimEnd()}\t${item.str}` : line.text + item.str
    line.right = Math.max(line.right, left + item.width)
    line.height = Math.max(line.height, item.height)
  } else {
    line = { text: item.str, left, right: left + item.width, bottom, height: item.height }
  }
  if (line && item.hasEOL) {
    lines.push(line)
    return undefined
  }
  return line
}
