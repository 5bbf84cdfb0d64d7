import { fieldSelector, nativeSelector } from '../webdriver/role-selectors.ts'
import { stringLiteral } from './literals.ts'
import { type Member, members, membersOf } from './members.ts'
import { importsOf, usesOf } from './references.ts'

/** A member with what it names. */
export interface LinkedMember extends Member {
  /** Classes of Java and Selenium, by their full names. */
  imports: string[]
  /** Other members. */
  uses: string[]
}

/** All members that the code of one project may call, by their names. */
export type Library = ReadonlyMap<string, LinkedMember>

/** The shared functions for a project: those for all, its address, and how its roles are looked for. */
export function libraryFor({ baseUrl, roles }: { baseUrl: string; roles: Iterable<string> }): Library {
  const all = [
    ...membersOf('Browser', baseUrlSource(baseUrl)),
    ...membersOf('Locators', candidatesSource([...new Set(roles)].toSorted())),
    ...membersOf('Locators', fieldsSource),
    ...members,
  ]
  const names = new Set(all.map(({ name }) => name))
  return new Map(
    all.map((member) => {
      const imports = importsOf(member.source)
      const uses = usesOf(member.source, (name) => names.has(name) && name !== member.name)
      return [member.name, { ...member, imports, uses }]
    }),
  )
}

const baseUrlSource = (baseUrl: string) => `
/** The site under test; the environment variable BASE_URL names another one. */
static final String BASE_URL = setting("BASE_URL").orElse(${stringLiteral(baseUrl)});`

function entryOf(role: string, selector: string): string {
  const lines = (selector.match(/.{1,62}(?:, |$)/g) ?? []).map(stringLiteral)
  const line = `    Map.entry(${stringLiteral(role)}, ${lines.join(' + ')})`
  return line.length <= 90
    ? line
    : `    Map.entry(\n              ${stringLiteral(role)},\n              ${lines.join('\n                  + ')})`
}

function candidatesSource(roles: string[]): string {
  const entries = roles.flatMap((role) => {
    const selector = nativeSelector(role)
    return selector === undefined ? [] : [entryOf(role, selector)]
  })
  const map =
    entries.length === 0
      ? ['Map.of();']
      : ['Map.ofEntries(', ...entries.map((entry, at) => entry + (at < entries.length - 1 ? ',' : ');'))]
  return [
    '/** What may have a role, by HTML-AAM; the browser is asked about these only. */',
    'static String candidates(String role) {',
    '  Map<String, String> elements =',
    ...map.map((line) => `      ${line}`),
    `  String stated = "[role~='" + role + "']";`,
    '  return elements.containsKey(role) ? stated + ", " + elements.get(role) : stated;',
    '}',
  ].join('\n')
}

const fieldParts = fieldSelector.split(/(?<=,) (?=\[role=(?:textbox|checkbox)\])|(?<=\),) /)

const fieldsSource = [
  '/** What people call a field, whatever its role. */',
  'static final By FIELDS =',
  '    By.cssSelector(',
  ...fieldParts.map((part, at) => {
    const isLast = at === fieldParts.length - 1
    return `        ${at > 0 ? '+ ' : ''}${stringLiteral(isLast ? part : `${part} `)}${isLast ? ');' : ''}`
  }),
].join('\n')

/** The members that some need, with all that these need, in the order of the library. */
export function closureOf(library: Library, names: Iterable<string>): LinkedMember[] {
  const needed = new Set<LinkedMember>()
  const add = (name: string): void => {
    const member = memberOf(library, name)
    if (needed.has(member)) return
    needed.add(member)
    for (const used of member.uses) add(used)
  }
  for (const name of names) add(name)
  return [...library.values()].filter((member) => needed.has(member))
}

export function memberOf(library: Library, name: string): LinkedMember {
  const member = library.get(name)
  if (!member) throw new Error(`There is no shared function "${name}"`)
  return member
}
