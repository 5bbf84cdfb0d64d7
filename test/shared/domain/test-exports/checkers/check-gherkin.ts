import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import type * as messages from '@cucumber/messages'

/** The rules of a feature file that holds as many scenarios or rows of examples: it parses, and compiles to just these pickles. */
export function checkGherkin(source: string, pickles: number): string[] {
  let id = 0
  const newId = () => String(id++)
  let document: messages.GherkinDocument
  try {
    document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(source)
  } catch (error) {
    return [`does not parse: ${String(error)}`]
  }
  const compiled = compile(document, 'x.feature', newId).length
  const scenarios = (document.feature?.children ?? []).flatMap(({ scenario }) => (scenario ? [scenario] : []))
  const rows = scenarios.map(({ examples }) =>
    examples.length === 0 ? 1 : examples.reduce((sum, { tableBody }) => sum + tableBody.length, 0),
  )
  const sum = rows.reduce((total, one) => total + one, 0)
  return [
    ...(compiled === sum && sum === pickles ? [] : [`${compiled} pickles for ${pickles} cases`]),
    ...scenarios.flatMap(unknownParameters),
  ]
}

/** In an outline, every name in angle brackets is a column of each of its examples. */
function unknownParameters({ name, steps, examples }: messages.Scenario): string[] {
  return examples.flatMap(({ tableHeader }) => {
    const columns = new Set(tableHeader?.cells.map(({ value }) => value))
    const used = steps.flatMap(({ text }) =>
      [...text.matchAll(/<([^<> ][^<>]*)>/g)].map(([, parameter = '']) => parameter),
    )
    return used
      .filter((parameter) => !columns.has(parameter))
      .map((parameter) => `${name}: <${parameter}> is no column`)
  })
}
