/** A step of a Gherkin text. `argument` holds the lines of its table or doc string, without indentation. */
export interface GherkinStep {
  kind: 'given' | 'when' | 'then'
  keyword: string
  text: string
  argument: string[]
}

export interface GherkinScenario {
  name: string
  /** The name of the feature, where the text has one. */
  feature: string
  tags: string[]
  steps: GherkinStep[]
  /** Rows of each Examples table, as written between the bars; empty for a plain scenario. */
  examples: string[][]
}

const step = /^(Given|When|Then|And|But|\*)[ \t]+(\S.*)$/
const scenario = /^(?:Scenario Outline|Scenario Template|Scenario|Example):[ \t]*(.*)$/
const fence = /^("""|```)/

interface State {
  found: GherkinScenario
  hasFeature: boolean
  hasScenario: boolean
  inExamples: boolean
  last?: GherkinStep
}

/**
 * Reads the Gherkin text that belongs to one test case: bare steps, or one scenario, with or without a feature line before it.
 * Returns undefined for anything else (several scenarios, a background, rules, prose, broken tables), so that the caller can fall back
 * on the steps in prose; what is returned can be written so that every Gherkin parser takes it.
 * Source: the Gherkin grammar (cucumber/gherkin, gherkin.berp).
 */
export function readGherkin(source: string): GherkinScenario | undefined {
  const raw = source.split(/\r\n|[\n\r]/)
  const lines = raw.map((line) => line.trim())
  const state: State = {
    found: { name: '', feature: '', tags: [], steps: [], examples: [] },
    hasFeature: false,
    hasScenario: false,
    inExamples: false,
  }
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line === '' || line.startsWith('#')) continue
    if (fence.test(line)) {
      const mark = line.slice(0, 3)
      let end = index + 1
      while (end < lines.length && !lines[end]?.startsWith(mark)) end++
      if (lines[end] !== mark || !state.last || state.last.argument.length > 0 || state.inExamples)
        return undefined
      state.last.argument = docString(raw, index, end)
      index = end
    } else if (!readLine(line, state)) return undefined
  }
  return isComplete(state) ? state.found : undefined
}

function readLine(line: string, state: State): boolean {
  const { found } = state
  if (line.startsWith('@')) return readTags(line, state)
  if (/^(?:Background|Rule):/.test(line)) return false
  if (line.startsWith('Feature:')) {
    if (state.hasFeature || state.hasScenario || found.steps.length > 0) return false
    state.hasFeature = true
    found.feature = line.slice('Feature:'.length).trim()
    return true
  }
  if (/^(?:Examples|Scenarios):/.test(line)) {
    if (!state.hasScenario || found.steps.length === 0) return false
    state.inExamples = true
    found.examples.push([])
    return true
  }
  const title = scenario.exec(line)
  if (title) {
    if (state.hasScenario || found.steps.length > 0) return false
    state.hasScenario = true
    found.name = title[1] ?? ''
    return true
  }
  if (line.startsWith('|')) return readRow(line, state)
  const match = step.exec(line)
  // Free text is a description when it stands between a title and the first step.
  if (!match) return (state.hasFeature || state.hasScenario) && found.steps.length === 0
  if (state.inExamples) return false
  const [, keyword = '', text = ''] = match
  state.last = { kind: kindOf(keyword, state.last), keyword, text, argument: [] }
  found.steps.push(state.last)
  return true
}

function readTags(line: string, { found }: State): boolean {
  if (found.steps.length > 0) return false
  const [named = ''] = line.split(/\s#/, 1)
  const tags = named.split(/\s+/)
  for (const tag of tags) found.tags.push(tag)
  return tags.every((tag) => /^@[^@]+$/.test(tag))
}

function readRow(line: string, { found, inExamples, last }: State): boolean {
  if (cellCount(line) === 0) return false
  const rows = inExamples ? found.examples.at(-1) : last?.argument
  if (!rows || (!inExamples && rows[0] !== undefined && !rows[0].startsWith('|'))) return false
  // The rows so far are alike, so the last one stands for them; the first may be long, and the rows many.
  const isAlike = cellCount(line) === cellCount(rows.at(-1) ?? line)
  rows.push(line)
  return isAlike
}

/** Cells of a table row; 0 for a line that is none. A backslash takes the next character with it, so an escaped bar parts no cells. */
function cellCount(row: string): number {
  const marks = [...row.matchAll(/\\.|\|/gs)]
  const closes = marks.at(-1)?.[0] === '|' && row.endsWith('|')
  return row.startsWith('|') && closes ? marks.filter(([mark]) => mark === '|').length - 1 : 0
}

function kindOf(keyword: string, previous?: GherkinStep): GherkinStep['kind'] {
  if (keyword === 'Given') return 'given'
  if (keyword === 'When') return 'when'
  if (keyword === 'Then') return 'then'
  return previous?.kind ?? 'given'
}

/** Content keeps its indentation relative to the fence; a fence inside it would end it early and is never there. */
function docString(lines: string[], start: number, end: number): string[] {
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0].length ?? 0
  const content = lines
    .slice(start + 1, end)
    .map((line) => line.slice(Math.min(indent, /^\s*/.exec(line)?.[0].length ?? 0)))
  const first = (lines[start] ?? '').trim()
  return [first, ...content, first.slice(0, 3)]
}

function isComplete({ found, hasScenario }: State): boolean {
  if (found.steps.length === 0 || (!hasScenario && found.tags.length > 0)) return false
  return found.examples.every((rows) => rows.length > 1)
}
