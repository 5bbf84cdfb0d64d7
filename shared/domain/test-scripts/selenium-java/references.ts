const packages: Record<string, string[]> = {
  'java.net': ['URI'],
  'java.time': ['Duration', 'LocalDate', 'Period'],
  'java.util': ['LinkedHashMap', 'List', 'Locale', 'Map', 'Optional', 'Set'],
  'java.util.function': ['Function', 'IntPredicate', 'Predicate'],
  'java.util.regex': ['Matcher', 'Pattern'],
  'java.util.stream': ['Collectors', 'IntStream'],
  'org.openqa.selenium': [
    'By',
    'Dimension',
    'ElementNotInteractableException',
    'JavascriptExecutor',
    'Keys',
    'NoSuchElementException',
    'SearchContext',
    'StaleElementReferenceException',
    'WebDriver',
    'WebElement',
  ],
  'org.openqa.selenium.chrome': ['ChromeDriver', 'ChromeOptions'],
  'org.openqa.selenium.interactions': ['Actions'],
  'org.openqa.selenium.remote': ['RemoteWebDriver'],
  'org.openqa.selenium.support.ui': ['FluentWait', 'Quotes', 'Select', 'WebDriverWait'],
}

const fullNames = new Map(
  Object.entries(packages).flatMap(([place, names]) =>
    names.map((name) => [name, `${place}.${name}`] as const),
  ),
)

/** Java without its comments and with empty literals: what is left are names that mean something. */
const bare = (source: string) =>
  source
    .replaceAll(/"""[\s\S]*?(?<!\\)"""/g, '""')
    .replaceAll(/"(?:\\.|[^"\\\n])*"/g, '""')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

/** The classes of Java and Selenium that a source names, by their full names. */
export function importsOf(source: string): string[] {
  const words = new Set(bare(source).match(/(?<![.\w])[A-Z]\w*/g))
  return [...words].flatMap((word) => fullNames.get(word) ?? [])
}

/** Which of some members a source names: functions where they are called, constants and records anywhere. */
export function usesOf(source: string, known: (name: string) => boolean): string[] {
  const words = bare(source).match(/(?<![.\w])(?:[a-z]\w*(?=\()|[A-Z]\w*)/g) ?? []
  return [...new Set(words)].filter(known)
}
