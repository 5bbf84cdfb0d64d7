/** Lines as wide as formatters of JavaScript leave them. */
export const width = 96

/** An argument of a call; the entries of an object of options come as a list, which may be empty. */
export type CallArgument = string | string[]

/** A call on one line, or on several as formatters of JavaScript break it: in the object that comes last, or at each argument. */
export function callLines(head: string, args: CallArgument[], tail = ''): string[] {
  const given = args.filter((one) => one.length > 0)
  const written = given.map((one) => (typeof one === 'string' ? one : `{ ${one.join(', ')} }`))
  const line = `${head}(${written.join(', ')})${tail}`
  if (line.length <= width || given.length === 0) return [line]
  const last = given.at(-1)
  const start = `${head}(${[...written.slice(0, -1), '{'].join(', ')}`
  if (Array.isArray(last) && start.length <= width)
    return [start, ...last.map((entry) => `  ${entry},`), `})${tail}`]
  return [`${head}(`, ...written.map((one) => `  ${one},`), `)${tail}`]
}

/** The entries of an object of options that are given. */
export function options(entries: Record<string, string | undefined>): string[] {
  return Object.entries(entries).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
}

export const indented = (lines: string[], by = 1) =>
  lines.map((line) => (line === '' ? '' : '  '.repeat(by) + line))

/** Parts of a file with a blank line between them. */
export const joined = (parts: string[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`

/** A text on one line. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
