import { fieldSelector, nativeSelector } from '../webdriver/role-selectors.ts'
import { stringLiteral } from './literals.ts'
import { actions } from './members/actions.ts'
import { browser } from './members/browser.ts'
import { locators } from './members/locators.ts'
import { pageTexts } from './members/page-texts.ts'
import { places } from './members/places.ts'
import { stateMembers } from './members/states.ts'
import { matches, texts } from './members/texts.ts'
import { values } from './members/values.ts'

/** The static classes of shared functions in a project. */
export type Home = 'Browser' | 'Expectations' | 'Interactions' | 'Locators' | 'Matching' | 'Texts'

/** A shared function, constant or type of C#, with the other members that it names. */
export interface Member {
  name: string
  home: Home
  /** Its source without indentation, from its documentation on. Modifiers of access are added where it is written. */
  source: string
  uses: string[]
}

export type Library = ReadonlyMap<string, Member>

/** The shared functions for a project: those for all, its address, and how its roles are looked for. */
export function libraryFor({ baseUrl, roles }: { baseUrl: string; roles: Iterable<string> }): Library {
  const all = [
    ...membersOf('Browser', baseUrlSource(baseUrl)),
    ...membersOf('Browser', browser),
    ...membersOf('Interactions', actions),
    ...membersOf('Expectations', stateMembers),
    ...membersOf('Expectations', values),
    ...membersOf('Expectations', pageTexts),
    ...membersOf('Locators', candidatesSource([...new Set(roles)].toSorted())),
    ...membersOf('Locators', fieldsSource),
    ...membersOf('Locators', locators),
    ...membersOf('Locators', places),
    ...membersOf('Matching', matches),
    ...membersOf('Texts', texts),
  ]
  const names = new Set(all.map(({ name }) => name))
  return new Map(
    all.map((member) => {
      const uses = usesOf(member.source).filter((name) => names.has(name) && name !== member.name)
      return [member.name, { ...member, uses }]
    }),
  )
}

/** The members that some need, with all that these need, in the order of the library. */
export function closureOf(library: Library, names: Iterable<string>): Member[] {
  const needed = new Set<Member>()
  const add = (name: string): void => {
    const member = library.get(name)
    if (!member) throw new Error(`There is no shared function "${name}"`)
    if (needed.has(member)) return
    needed.add(member)
    for (const used of member.uses) add(used)
  }
  for (const name of names) add(name)
  return [...library.values()].filter((member) => needed.has(member))
}

function membersOf(home: Home, source: string): Omit<Member, 'uses'>[] {
  return source
    .trim()
    .split(/\n\n(?=\/\/\/|static |sealed )/)
    .map((one) => ({ name: nameOf(one), home, source: one }))
}

function nameOf(source: string): string {
  const name = /^(?:static [^(=]*?|sealed (?:class|record) )(\w+)(?:<T>)?(?:\(| =)/m.exec(source)?.[1]
  if (name === undefined) throw new Error(`A shared function without a name: ${source}`)
  return name
}

/** Names that no dot stands before, except that of the driver. Strings are looked at too, because they hold expressions. */
function usesOf(source: string): string[] {
  const code = source.replaceAll(/("{3,})[\s\S]*?\1/g, '').replaceAll(/^\s*\/\/.*/gm, '')
  return [...new Set(code.match(/(?<=(?<![.\w])driver\.|(?<![.\w]))[A-Z]\w*/g))]
}

const baseUrlSource = (baseUrl: string) => `
/// <summary>The site under test; the environment variable BASE_URL names another one.</summary>
static readonly string BaseUrl = Setting("BASE_URL") ?? ${stringLiteral(baseUrl)};`

function candidatesSource(roles: string[]): string {
  const cases = roles.flatMap((role) => {
    const selector = nativeSelector(role)
    return selector === undefined ? [] : [`    ${stringLiteral(role)} => ${stringLiteral(`${selector}, `)},`]
  })
  const elements = cases.length === 0 ? ['""'] : ['role switch', '{', ...cases, '    _ => "",', '}']
  const [first = '', ...rest] = elements
  return [
    '/// <summary>What may have a role, by HTML-AAM; the browser is asked about these only.</summary>',
    'static string Candidates(string role)',
    '{',
    ...[`var elements = ${first}`, ...rest].map(
      (line, at, all) => `    ${line}${at === all.length - 1 ? ';' : ''}`,
    ),
    `    return $"{elements}[role~='{role}']";`,
    '}',
  ].join('\n')
}

const fieldsSource = [
  '/// <summary>What people call a field, whatever its role.</summary>',
  'static readonly By Fields = By.CssSelector(',
  ...fieldSelector.split(/(?<=,) (?=\[role=(?:textbox|checkbox)\])|(?<=\),) /).map((part, at, all) => {
    const isLast = at === all.length - 1
    return `    ${at > 0 ? '+ ' : ''}${stringLiteral(isLast ? part : `${part} `)}${isLast ? ');' : ''}`
  }),
].join('\n')
