import type { Operation } from '../../../shared/kernel/operation.ts'

/** A parameter and the text that follows it in the same segment, as in `{organizationId}-prefs`. */
const parameter = /\{(\w+)\}([^/]*)/g

/** A path of the table as Hono writes it. Its parameters take whole segments, so text behind one becomes part of the pattern. */
export function honoPath(path: string): string {
  return path.replace(parameter, (_, name: string, rest: string) =>
    rest === '' ? `:${name}` : `:${name}{[^/]+${rest}}`,
  )
}

/** The values of path parameters, without the text that follows them. */
export function pathFields(
  { path }: Pick<Operation, 'path'>,
  matched: Record<string, string>,
): Record<string, string> {
  const rests = new Map([...path.matchAll(parameter)].map(([, name = '', rest = '']) => [name, rest]))
  return Object.fromEntries(
    Object.entries(matched).map(([name, value]) => [
      name,
      value.slice(0, value.length - (rests.get(name) ?? '').length),
    ]),
  )
}
