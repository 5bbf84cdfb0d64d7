import type { Helper } from './helpers/types.ts'

/** Files of Python are written in the order of PEP 8: docstring, imports, then definitions two blank lines apart. */
export function pythonFile(doc: string[], imports: Iterable<string>, definitions: string[]): string {
  const blocks = [doc.join('\n'), importLines(imports).join('\n')].filter((block) => block !== '')
  const head = blocks.join('\n\n')
  const body = definitions.map((definition) => definition.replaceAll(/^\n+|\s+$/g, '')).join('\n\n\n')
  return `${[head, body].filter((part) => part !== '').join('\n\n\n')}\n`
}

/** The helpers of some names with all that they need, in the order of the registry. Throws when one does not exist. */
export function withNeeds(names: Iterable<string>, registry: Map<string, Helper>): [string, Helper][] {
  const needed = new Set<string>()
  const add = (name: string): void => {
    const helper = registry.get(name)
    if (!helper) throw new Error(`There is no helper ${name}`)
    if (needed.has(name)) return
    needed.add(name)
    helper.needs?.forEach(add)
  }
  for (const name of names) add(name)
  return [...registry].filter(([name]) => needed.has(name))
}

/** The modules of the package `helpers`, by name. */
export function helperModules(names: Iterable<string>, registry: Map<string, Helper>): Map<string, string> {
  const modules = Map.groupBy(withNeeds(names, registry), ([, { module }]) => module)
  return new Map(
    [...modules].map(([module, helpers]) => {
      const imports = helpers.flatMap(([, helper]) => [
        ...(helper.imports ?? []),
        ...borrowed(helper, registry),
      ])
      const doc = [`"""${docs[module]}"""`]
      return [
        module,
        pythonFile(
          doc,
          imports,
          helpers.map(([, { source }]) => source),
        ),
      ]
    }),
  )
}

/** What a file imports to call the helpers of some names. */
export function importsOf(names: Iterable<string>, registry: Map<string, Helper>): string[] {
  return [...names].flatMap((name) => {
    const helper = registry.get(name)
    return helper ? [`helpers.${helper.module}:${name}`] : []
  })
}

/** What a helper of one module takes from the other modules. */
function borrowed({ module, needs = [], source }: Helper, registry: Map<string, Helper>): string[] {
  return needs.flatMap((name) => {
    const helper = registry.get(name)
    if (!helper || helper.module === module) return []
    const names = definedIn(helper.source).filter((defined) => mentions(source, defined))
    return names.map((defined) => `helpers.${helper.module}:${defined}`)
  })
}

const docs: Record<Helper['module'], string> = {
  data: 'Values that are known when a test runs.',
  waiting: 'Waiting for what the page does by itself.',
  texts: 'What a page shows.',
  locators: 'Finding elements by role, label and text.',
  actions: 'What a person does on a page.',
  expectations: 'What a page is expected to show. Each of them waits until it holds.',
}

const definedIn = (source: string): string[] =>
  [...source.matchAll(/^(?:(?:def|class) (\w+)|([A-Z][A-Z_]+)\b[^=\n]*= )/gm)].map(
    ([, name, constant]) => name ?? constant ?? '',
  )

const mentions = (source: string, name: string) => new RegExp(String.raw`\b${name}\b`).test(source)

const own = ['helpers', 'pages', 'support']
const installed = ['selenium', 'pytest', 'pytest_bdd', 'behave', 'parse', 'parse_type']

/** Entries such as `os` and `datetime:date` as import statements, in the sections and the order of isort. */
function importLines(entries: Iterable<string>): string[] {
  const all = new Map<string, Set<string>>()
  for (const entry of entries) {
    const [module = '', name] = entry.split(':')
    const names = all.get(module) ?? new Set()
    all.set(module, name === undefined ? names : names.add(name))
  }
  const section = (module: string): number => {
    const [top = ''] = module.split('.')
    if (module === '__future__') return 0
    return own.includes(top) ? 3 : installed.includes(top) ? 2 : 1
  }
  const plainFirst = (module: string) => (all.get(module)?.size ? 1 : 0)
  const sections = Map.groupBy(
    [...all.keys()].toSorted(
      (a, b) => plainFirst(a) - plainFirst(b) || a.localeCompare(b, 'en', { sensitivity: 'variant' }),
    ),
    section,
  )
  return [...sections]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, modules], at) => [
      ...(at > 0 ? [''] : []),
      ...modules.flatMap((module) => statement(module, [...(all.get(module) ?? [])])),
    ])
}

function statement(module: string, names: string[]): string[] {
  if (names.length === 0) return [`import ${module}`]
  const kind = (name: string) => (/^[A-Z][A-Z0-9_]+$/.test(name) ? 0 : /^[A-Z]/.test(name) ? 1 : 2)
  const sorted = names.toSorted((a, b) => kind(a) - kind(b) || (a < b ? -1 : 1))
  const single = `from ${module} import ${sorted.join(', ')}`
  if (single.length <= 88) return [single]
  return [`from ${module} import (`, ...sorted.map((name) => `    ${name},`), ')']
}
