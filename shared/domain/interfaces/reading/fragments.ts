import { readJson } from './read-json.ts'
import type { Entry, Node, Problem, Reading } from './tree.ts'

const method = String.raw`["']?(?:get|put|post|delete|patch|options|head|trace)["']?`
const beginning =
  /^[ \t]*["']?(?:paths["']?[ \t]*:|components["']?[ \t]*:|\/[^\s:"']{0,300}["']?[ \t]*:)[ \t]*(?:#.*|\{.*)?$/
const ofYaml = new RegExp(
  String.raw`^[ \t]*["']?\/[^\s:"']{0,300}["']?[ \t]*:[ \t]*(?:#[^\n]*)?\r?\n(?:(?:[ \t\r][^\n]*)?\n){0,60}?[ \t]+${method}[ \t]*:[ \t]*(?:[#{][^\n]*)?\r?$`,
  'm',
)
const ofJson = /^"(?:paths|\/[^"\n]{0,300})"\s*:\s*\{/

/** Whether a part of an OpenAPI description may begin at a line: its paths, its components, or one path. */
export const beginsFragment = (line: string): boolean => beginning.test(line)

/** Whether a text in YAML has a path with an operation: it is read as a description without its head. */
export const isYamlFragment = (text: string): boolean =>
  beginning.test(/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([^\r\n]*)/.exec(text)?.[1] ?? '') && ofYaml.test(text)

/** Whether a text may be members of a description in JSON; what they hold shows when they are read. */
export const isJsonFragment = (text: string): boolean => ofJson.test(text)

/** Members of a JSON object without the braces around them (`"/orders": { … }, …`), as the object that they would be. */
export function readMembers(text: string, start: number, end: number): Reading {
  const entries = new Map<string, Entry>()
  const problems: Problem[] = []
  let [at, last] = [start, start]
  while (text[at] === '"' && at < end) {
    const key = readJson(text, at, end)
    if ('error' in key) return key
    const colon = behind(text, key.node.end, ':', end)
    const value = readJson(text, colon ?? key.node.end, end)
    if ('error' in value) return value
    const name = key.node.kind === 'scalar' ? String(key.node.value) : ''
    entries.set(name, { key: name, start: at, value: value.node })
    problems.push(...value.problems)
    last = value.node.end
    at = behind(text, last, ',', end) ?? end
  }
  return { node: { kind: 'map', start, end: last, entries }, problems }
}

/** Where the next word begins behind a sign; nothing where another sign stands there. */
function behind(text: string, from: number, sign: string, end: number): number | undefined {
  const space = /\s*/y
  space.lastIndex = from
  const at = from + (space.exec(text)?.[0].length ?? 0)
  if (at >= end || text[at] !== sign) return undefined
  space.lastIndex = at + 1
  return at + 1 + (space.exec(text)?.[0].length ?? 0)
}

/** A map of paths alone as the description that it is a part of. */
export function withHead(root: Node): Node {
  if (root.kind !== 'map' || root.entries.size === 0 || root.entries.has('paths')) return root
  const own = [...root.entries.values()]
  const isPath = ({ key, value }: Entry): boolean => key.startsWith('/') && value.kind === 'map'
  const paths = own.filter(isPath)
  const hasOperation = paths.some(
    ({ value }) =>
      value.kind === 'map' &&
      [...value.entries].some(([key, { value: of }]) => of.kind === 'map' && isMethod(key)),
  )
  if (!hasOperation || own.some((entry) => !isPath(entry) && entry.key !== 'components')) return root
  const node: Node = { ...root, entries: new Map(paths.map((entry) => [entry.key, entry])) }
  const entries = new Map(root.entries).set('paths', { key: 'paths', start: root.start, value: node })
  return { ...root, entries }
}

const isMethod = (key: string): boolean => new RegExp(`^${method}$`).test(key)
