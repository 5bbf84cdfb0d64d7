import type { TestCase } from '../../test-cases/schema.ts'

/**
 * Parses the Gherkin of every case with the reference parser (@cucumber/gherkin) and takes away what does not parse, or has not
 * exactly one scenario with steps, so that nothing broken is sent. Returns the cases, the ids of those that lost their Gherkin, and one
 * warning that names them. `load` may be replaced in tests.
 */
export async function withParsedGherkin(
  testCases: TestCase[],
  load: () => Promise<(source: string) => number> = loadParser,
): Promise<{ testCases: TestCase[]; warnings: string[] }> {
  if (!testCases.some(({ gherkin }) => gherkin !== undefined)) return { testCases, warnings: [] }
  const scenarios = await load()
  const broken = new Set(
    testCases.filter(({ gherkin }) => gherkin !== undefined && !hasOneScenario(gherkin, scenarios)),
  )
  if (broken.size === 0) return { testCases, warnings: [] }
  const named = [...broken].slice(0, 20).map(({ id }) => id)
  const more = broken.size > named.length ? ` and ${broken.size - named.length} more` : ''
  return {
    testCases: testCases.map((testCase) => (broken.has(testCase) ? withoutGherkin(testCase) : testCase)),
    warnings: [`The Gherkin of ${named.join(', ')}${more} does not parse, so these cases have steps only.`],
  }
}

function withoutGherkin(testCase: TestCase): TestCase {
  const rest = { ...testCase }
  delete rest.gherkin
  return rest
}

function hasOneScenario(source: string, scenarios: (source: string) => number): boolean {
  try {
    return scenarios(source) === 1
  } catch {
    return false
  }
}

/** Counts the scenarios that hold steps; throws where the document does not parse. */
async function loadParser(): Promise<(source: string) => number> {
  const { AstBuilder, GherkinClassicTokenMatcher, Parser } =
    await import('../../test-imports/gherkin-library.ts')
  let last = 0
  const parser = new Parser(new AstBuilder(() => String((last += 1))), new GherkinClassicTokenMatcher())
  return (source) =>
    parser.parse(source).feature?.children.filter(({ scenario }) => (scenario?.steps.length ?? 0) > 0)
      .length ?? 0
}
