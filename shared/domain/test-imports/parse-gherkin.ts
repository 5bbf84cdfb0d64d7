import { AstBuilder, dialects, Errors, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import type * as messages from '@cucumber/messages'
import { maximumCells, maximumColumns, maximumRows } from './limits.ts'
import { RefusedImport } from './refused-import.ts'
import { type Finding, errorAt } from './types.ts'

export interface ParsedFeature {
  feature: messages.Feature
  /** The text whose lines the feature counts. */
  source: string
  /** What outlines are called in the language of the file. */
  outlines: readonly string[]
}

/** A feature in any language of Gherkin, or its faults. Throws `RefusedImport` for a text that is too large, or no feature. */
export function parseGherkin(text: string): ParsedFeature | { faults: Finding[] } {
  // A bare carriage return is a line end for people and none for the parser; lines have to be counted alike.
  const source = text.replaceAll(/\r\n?/g, '\n')
  if (linesOf(source) > maximumRows) throw tooLong()
  refuseLargeTables(source)
  let id = 0
  const parser = new Parser(new AstBuilder(() => String(id++)), new TokenMatcher())
  let feature: messages.Feature | undefined
  try {
    feature = parser.parse(source).feature
  } catch (error) {
    // Any other error is a defect of ours or of the library and is not shown to the sender.
    if (!(error instanceof Errors.GherkinException)) throw error
    return { faults: faultsOf(error) }
  }
  if (!feature) throw new RefusedImport('empty', 'The feature file holds no feature. Check the file.')
  return { feature, source, outlines: dialects[feature.language]?.scenarioOutline ?? [] }
}

/** The library looks a language up in a plain object, where it would find `constructor`, too. */
class TokenMatcher extends GherkinClassicTokenMatcher {
  override changeDialect(name: string, location?: messages.Location): void {
    if (!Object.hasOwn(dialects, name)) throw Errors.NoSuchLanguageException.create(name, location)
    super.changeDialect(name, location)
  }
}

function linesOf(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** Counted before anything is parsed: the parser makes an object of each cell, and another one of each row. */
function refuseLargeTables(text: string): void {
  let [cells, columns, inRow, isStart] = [0, 0, false, true]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === newLine) [columns, inRow, isStart] = [0, false, true]
    else if (code === bar) {
      inRow ||= isStart
      isStart = false
      if (!inRow) continue
      columns++
      cells++
      if (columns > maximumColumns + 1 || cells > maximumCells) throw tooWide()
    } else if (code === backslash) {
      isStart = false
      // The next character is no bar of the table.
      if (text.charCodeAt(at + 1) !== newLine) at++
    } else if (code !== blank && code !== tab) isStart = false
  }
}

const [newLine, bar, backslash, blank, tab] = [10, 124, 92, 32, 9]

const tooWide = () =>
  new RefusedImport(
    'too_large',
    `A table of the feature has more than ${maximumColumns} columns, or its tables more than ${maximumCells} cells. Split the file.`,
  )

const tooLong = () =>
  new RefusedImport('too_large', `The feature has more than ${maximumRows - 1} lines. Split the file.`)

interface Fault {
  message: string
  location?: messages.Location
  errors?: Fault[]
}

function faultsOf(error: unknown): Finding[] {
  const fault = error as Fault
  return (fault.errors ?? [fault]).map(({ message, location }) => {
    const reason = message.replace(/^\(\d+:\d+\):\s*/, '').slice(0, 300)
    return errorAt(
      location ? { line: location.line } : {},
      `Not Gherkin: ${reason}. Correct it and send the file again.`,
    )
  })
}
