import type { ProjectFile } from '../types.ts'
import { type Home, type Library, type Member, closureOf } from './library.ts'

const meanings: Record<Home, string> = {
  Browser: 'The browser and the site under test.',
  Expectations: 'What tests expect of a page. Each waits until it holds.',
  Interactions: 'What tests do with a page.',
  Locators: 'How elements are found: by what people and assistive technology know them by.',
  Matching: 'What texts and numbers are compared with.',
  Texts: 'Texts as they are compared, and texts that are known when a test runs.',
}

const namespaces: Record<string, string[]> = {
  'OpenQA.Selenium': [
    'By',
    'IJavaScriptExecutor',
    'ISearchContext',
    'IWebDriver',
    'IWebElement',
    'Keys',
    'WebElement',
  ],
  'OpenQA.Selenium.Chrome': ['ChromeDriver', 'ChromeOptions'],
  'OpenQA.Selenium.Interactions': ['Actions'],
  'OpenQA.Selenium.Remote': ['RemoteWebDriver'],
  'OpenQA.Selenium.Support.UI': ['SelectElement', 'WebDriverWait'],
  'System.Collections.ObjectModel': ['ReadOnlyCollection'],
  'System.Drawing': ['Size'],
  'System.Globalization': ['CultureInfo'],
  'System.Text.RegularExpressions': ['Match', 'Regex'],
}

/** The static classes of the shared functions that a project asks for, in the namespace `Support` below `root`. */
export function supportClasses(library: Library, root: string, asked: Iterable<string>): ProjectFile[] {
  const groups = Map.groupBy(closureOf(library, asked), ({ home }) => home)
  return [...groups].map(([home, members]) => {
    const foreign = members.flatMap(({ uses }) => uses.flatMap((name) => library.get(name)?.home ?? []))
    const lines = [
      ...usings(members.map(({ source }) => source).join('\n')),
      ...[...new Set(foreign)]
        .filter((other) => other !== home)
        .toSorted()
        .map((other) => `using static ${root}.Support.${other};`),
      '',
      `namespace ${root}.Support;`,
      '',
      `/// <summary>${meanings[home]}</summary>`,
      `public static class ${home}`,
      '{',
      ...members.flatMap((member, at) => [...(at > 0 ? [''] : []), ...indented(publicLines(member))]),
      '}',
    ]
    return { path: `Support/${home}.cs`, content: `${lines.join('\n')}\n` }
  })
}

function usings(source: string): string[] {
  const words = new Set(source.match(/(?<![.\w])[A-Z]\w*/g))
  return Object.entries(namespaces)
    .filter(([, names]) => names.some((name) => words.has(name)))
    .map(([namespace]) => `using ${namespace};`)
    .toSorted((a, b) => Number(b.includes('System')) - Number(a.includes('System')))
}

function publicLines({ source }: Member): string[] {
  const lines = source.split('\n')
  const first = lines.findIndex((line) => /^(?:static|sealed) /.test(line))
  return lines.map((line, at) => (at === first ? `public ${line}` : line))
}

export const indented = (lines: string[], by = '    ') => lines.map((line) => (line === '' ? '' : by + line))
