import { readJson } from './read-json.ts'
import { readYaml } from './read-yaml.ts'
import { beginsFragment, isJsonFragment, isYamlFragment, readMembers } from './fragments.ts'
import { closeOfFence, isFence } from './fences.ts'
import { splitLines, type Line } from './lines.ts'
import type { Node, Problem } from './tree.ts'

/** A JSON or YAML text inside a source. `outer` includes the fence around it. */
export interface FoundDocument {
  start: number
  end: number
  outer: { start: number; end: number }
  format: 'JSON' | 'YAML'
  reading: { node: Node; problems: Problem[] } | { error: Problem }
}

// yaml needs some 2 µs for each character, the JSON reader a tenth of it.
const longest = { JSON: 2_000_000, YAML: 400_000 }
const yamlStart =
  /^(?:[ \t]*(?:#[^\n]*|---[ \t]*)?\r?\n)*["']?(?:openapi|swagger|asyncapi|\$schema)["']?[ \t]*:/
const speaksOfApi = /["'](?:openapi|swagger|paths|\$schema|properties|\/[^"'\n]{0,300})["']\s*:/
const begins = /^\uFEFF?[ \t]*(?:[{`~]|["']?(?:openapi|swagger|asyncapi|\$schema)["']?[ \t]*:|---|#)/
// Each try looks at the rest of the text, so their number is what keeps the search linear.
const mostTries = 100
const yamlKey = /^(?:["']?[\w$/{}.-]+["']?[ \t]*:(?:\s|$)|#|-(?:[ \t]|$)|---|[ \t]|$)/

/**
 * Finds API descriptions and schemas pasted as JSON or YAML: the whole text, in a fence, or between paragraphs. Prose has none, and
 * costs one look at the beginning of each line.
 */
export function findDocuments(text: string): FoundDocument[] {
  const lines = splitLines(text)
  const found: FoundDocument[] = []
  let index = 0
  let tried = 0
  while (index < lines.length && tried < mostTries) {
    const line = lines[index]
    const candidate = line !== undefined && (begins.test(line.text) || beginsFragment(line.text))
    if (candidate) tried += 1
    const one = candidate ? documentAt(text, lines, index) : undefined
    if (one) found.push(one)
    if (one) index = nextLine(lines, index, one.outer.end)
    // What a fence holds is read as a whole: as a description, or as code by the reader of prose.
    else index = isFence(line) ? closeOfFence(lines, index) + 1 : index + 1
  }
  return found
}

function nextLine(lines: Line[], index: number, end: number): number {
  let next = index + 1
  while (next < lines.length && (lines[next]?.start ?? 0) < end) next += 1
  return next
}

function documentAt(text: string, lines: Line[], index: number): FoundDocument | undefined {
  const line = lines[index]
  if (!line) return undefined
  if (isFence(line)) return fenced(text, lines, index)
  const first = line.text.replace(/^\uFEFF/, '').trimStart()
  const start = line.end - first.length
  if (first.startsWith('{')) return json(text, start)
  if (beginsFragment(line.text)) return fragment(text, lines, index, start)
  if (!/^(?:["']?(?:openapi|swagger|asyncapi|\$schema)["']?[ \t]*:|---|#)/.test(line.text)) return undefined
  if (!yamlStart.test(text.slice(line.start, line.start + 5000))) return undefined
  const end = endOfYaml(lines, index)
  return found(text, 'YAML', { start: line.start, end })
}

/** A part of a description between paragraphs: its paths, or one of them. */
function fragment(text: string, lines: Line[], index: number, start: number): FoundDocument | undefined {
  const line = lines[index]
  if (!line) return undefined
  const end = endOfYaml(lines, index)
  const format = isYamlFragment(text.slice(line.start, end)) ? 'YAML' : 'JSON'
  if (format === 'YAML') return found(text, format, { start: line.start, end })
  if (!isJsonFragment(text.slice(start, start + 5000))) return undefined
  const reading = members(text, start, text.length)
  if ('error' in reading) return undefined
  const own = { start, end: reading.node.end }
  return { ...own, outer: own, format, reading }
}

function found(
  text: string,
  format: 'JSON' | 'YAML',
  { start, end }: { start: number; end: number },
): FoundDocument {
  return { start, end, outer: { start, end }, format, reading: read(text, format, start, end) }
}

function members(text: string, start: number, end: number): FoundDocument['reading'] {
  const most = Math.min(end, start + longest.JSON)
  return readMembers(text, start, most)
}

function fenced(text: string, lines: Line[], index: number): FoundDocument | undefined {
  const close = closeOfFence(lines, index)
  const [open, first, last] = [lines[index], lines[index + 1], lines[close - 1]]
  if (!open || !first || !last || close <= index + 1) return undefined
  const body = text.slice(first.start, last.end)
  const outer = { start: open.start, end: lines[close]?.end ?? last.end }
  const part = fencedPart(text, { start: first.start, end: last.end })
  if (part) return { ...part, outer }
  const format = body.trimStart().startsWith('{') ? 'JSON' : yamlStart.test(body) ? 'YAML' : undefined
  if (format === undefined || (format === 'JSON' && !speaksOfApi.test(body))) return undefined
  const start = first.start + (body.length - body.trimStart().length)
  return { start, end: last.end, outer, format, reading: read(text, format, start, last.end) }
}

function fencedPart(text: string, { start, end }: { start: number; end: number }): FoundDocument | undefined {
  const body = text.slice(start, end)
  if (isYamlFragment(body)) return found(text, 'YAML', { start, end })
  const at = start + (body.length - body.trimStart().length)
  if (!isJsonFragment(text.slice(at, Math.min(end, at + 5000)))) return undefined
  const own = { start: at, end }
  return { ...own, outer: own, format: 'JSON', reading: members(text, at, end) }
}

/** JSON between paragraphs ends where its value ends; JSON that is not valid and speaks of no API is left to the other readers. */
function json(text: string, start: number): FoundDocument | undefined {
  const rest = text.slice(start)
  const reading = read(text, 'JSON', start, text.length)
  if ('error' in reading && !speaksOfApi.test(rest)) return undefined
  const end = 'error' in reading ? start + rest.trimEnd().length : reading.node.end
  return { start, end, outer: { start, end }, format: 'JSON', reading }
}

/** YAML between paragraphs ends before the first line that is neither indented nor a key. */
function endOfYaml(lines: Line[], index: number): number {
  let last = index
  for (let next = index + 1; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    if (!yamlKey.test(text)) break
    if (text.trim() !== '') last = next
  }
  return lines[last]?.end ?? 0
}

function read(text: string, format: 'JSON' | 'YAML', start: number, end: number): FoundDocument['reading'] {
  if (end - start > longest[format])
    return {
      error: {
        at: start,
        message: `longer than ${longest[format].toLocaleString('en')} characters, so it was not read`,
      },
    }
  return format === 'JSON' ? readJson(text, start, end) : readYaml(text, start, end)
}
