/** Keeps a type annotation in TypeScript and drops it in JavaScript. */
export type Annotate = (annotation: string) => string

/** A shared function of a generated project, in TypeScript and in JavaScript. */
export interface Helper {
  /** Other functions that it calls. */
  needs?: readonly string[]
  /** What it imports, by package: values, and types, which JavaScript leaves out. */
  imports?: Record<string, { values?: readonly string[]; types?: readonly string[] }>
  /** Roles of elements that the project looks for are handed in, so that tables hold these only. */
  source: (annotate: Annotate, roles: readonly string[]) => string
}

export type Helpers = Readonly<Record<string, Helper>>

/** The named functions with all that they call, in the order of the table. */
export function withNeeds(helpers: Helpers, names: Iterable<string>): string[] {
  const all = new Set<string>()
  const add = (name: string): void => {
    if (all.has(name)) return
    all.add(name)
    helpers[name]?.needs?.forEach(add)
  }
  for (const name of names) add(name)
  return Object.keys(helpers).filter((name) => all.has(name))
}

export interface HelperCode {
  imports: string[]
  code: string
}

/** The source of functions and the import statements that they need. */
export function helperCode(
  helpers: Helpers,
  names: Iterable<string>,
  { typed, roles }: { typed: boolean; roles: readonly string[] },
): HelperCode {
  const used = withNeeds(helpers, names).flatMap((name) => helpers[name] ?? [])
  const annotate: Annotate = (annotation) => (typed ? annotation : '')
  return {
    imports: importLines(used, typed),
    code: used.map(({ source }) => source(annotate, roles).trim()).join('\n\n'),
  }
}

function importLines(used: Helper[], typed: boolean): string[] {
  const packages = [...new Set(used.flatMap(({ imports = {} }) => Object.keys(imports)))].toSorted()
  return packages.flatMap((name) => {
    const of = (kind: 'values' | 'types') =>
      [...new Set(used.flatMap(({ imports }) => imports?.[name]?.[kind] ?? []))].toSorted()
    const [values, types] = [of('values'), typed ? of('types') : []]
    return [
      ...(types.length > 0 ? [`import type { ${types.join(', ')} } from '${name}'`] : []),
      ...(values.length > 0 ? [`import { ${values.join(', ')} } from '${name}'`] : []),
    ]
  })
}
