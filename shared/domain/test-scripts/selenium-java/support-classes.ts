import type { ProjectFile } from '../types.ts'
import { indented, javaFile, withAccess } from './class-file.ts'
import { type Library, closureOf, memberOf } from './library.ts'
import type { Home } from './members.ts'

const meanings: Record<Home, string> = {
  Browser: 'The browser and the site under test.',
  Expectations: 'What tests expect of a page. Each waits until it holds.',
  Interactions: 'What tests do with a page.',
  Locators: 'How elements are found: by what people and assistive technology know them by.',
  Matches: 'What texts and numbers are compared with.',
  Texts: 'Texts as they are compared, and texts that are known when a test runs.',
}

/** The classes of the shared functions that a project asks for, in the package `support` below `root`. */
export function supportClasses(library: Library, root: string, asked: Iterable<string>): ProjectFile[] {
  const packageName = `${root}.support`
  const groups = Map.groupBy(closureOf(library, asked), ({ home }) => home)
  return [...groups].map(([home, members]) => {
    const imports = members.flatMap((member) => member.imports)
    const statics = members
      .flatMap(({ uses }) => uses.map((name) => memberOf(library, name)))
      .filter((used) => used.home !== home)
      .map((used) => `${packageName}.${used.home}.${used.name}`)
    const body = [
      `/** ${meanings[home]} */`,
      `public final class ${home} {`,
      `  private ${home}() {}`,
      ...members.flatMap((member) => ['', ...indented(withAccess(member, 'public'))]),
      '}',
    ]
    const content = javaFile(packageName, { imports, statics, body })
    return { path: `${folderOf(packageName)}/${home}.java`, content }
  })
}

export const folderOf = (packageName: string) => `src/test/java/${packageName.replaceAll('.', '/')}`
