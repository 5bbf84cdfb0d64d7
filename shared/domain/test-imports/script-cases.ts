import { maximumCases } from './limits.ts'
import type { Read } from './read-parts.ts'
import { isDraft, warningAt, type Draft, type DraftStep, type Finding, type Reading } from './types.ts'

/** Longer scripts of one case than any that was seen; a field of Gherkin holds as much. */
const longestScript = 50_000

/**
 * Cases whose steps are a script (BDD), as Zephyr, Qase and TestRail export them in a cell: the script is read as the feature file that it is a
 * part of, so an outline gives a case for each of its examples. A script that is no Gherkin stays a text, and a warning says so.
 */
export async function withScripts(read: Read): Promise<Read> {
  const withCases = await casesOf(read.found)
  const { alternative } = read
  return {
    ...read,
    found: withCases.found,
    findings: [...read.findings, ...withCases.findings],
    ...(alternative && {
      alternative: { ...alternative, found: (await casesOf(alternative.found)).found },
    }),
  }
}

async function casesOf(found: Reading['found']): Promise<Reading> {
  const reading: Reading = { found: [], findings: [] }
  for (const draftOrError of found) {
    const script = isDraft(draftOrError) ? draftOrError.script : undefined
    // What is over the limit is left out anyhow.
    if (!isDraft(draftOrError) || !script?.trim() || reading.found.length > maximumCases) {
      reading.found.push(draftOrError)
      continue
    }
    const { cases, finding } = await scriptCases(draftOrError, script)
    reading.found.push(...cases)
    if (finding) reading.findings.push(finding)
  }
  return reading
}

async function scriptCases(draft: Draft, script: string): Promise<{ cases: Draft[]; finding?: Finding }> {
  const kept = { ...draft, gherkin: draft.gherkin ?? script }
  delete kept.script
  if (script.length > longestScript)
    return {
      cases: [kept],
      finding: warningAt(
        draft.place,
        'The script was kept as text, and no step of it was read: it is too long.',
      ),
    }
  const { readFeature } = await import('./gherkin.ts')
  const { found, findings } = readFeature(await asFeature(script, draft.title))
  const read = found.filter(isDraft)
  if (findings.length > 0 || read.length === 0) {
    const why = findings[0]?.message.replace(/^Not Gherkin: /, '') ?? 'There is no scenario.'
    return {
      cases: [kept],
      finding: warningAt(draft.place, `The script was kept as text, and no step of it was read. ${why}`),
    }
  }
  return { cases: read.map((one, index) => joined(kept, one, read.length > 1 ? index + 1 : 0)) }
}

/** A case of a script with what its row says; of several each has a number. */
function joined(row: Draft, one: Draft, number: number): Draft {
  const title = one.title.startsWith(row.title) ? one.title : `${row.title}: ${one.title}`
  return {
    ...row,
    ...(number > 0 && { title, ...(row.id && { id: `${row.id}-${number}` }) }),
    gherkin: (number > 0 ? one.gherkin : undefined) ?? row.gherkin ?? '',
    preconditions: [...(row.preconditions ?? []), ...(one.preconditions ?? [])],
    steps: [...(row.steps ?? []), ...(one.steps ?? [])],
    ...(one.automation && { automation: one.automation }),
    tags: [...new Set([...(row.tags ?? []), ...(one.tags ?? [])])],
  }
}

/** What a script may leave out: the feature, and the line of its scenario. */
async function asFeature(script: string, title: string): Promise<string> {
  const { dialects } = await import('./gherkin-library.ts')
  const lines = script.split(/\r\n|[\n\r]/).map((line) => line.trim())
  const begins = (words: readonly string[]) =>
    lines.some((line) => words.some((word) => line.startsWith(`${word}:`)))
  // A language is known by its first lines; most scripts are English.
  const first = lines.filter(Boolean).slice(0, 20)
  const count = ({
    given,
    when,
    then,
    and,
    but,
    feature,
    scenario,
    scenarioOutline,
    background,
  }: Dialect) => {
    const heads = [feature, scenario, scenarioOutline, background].flat().map((word) => `${word}:`)
    const words = [given, when, then, and, but]
      .flat()
      .filter((word) => word !== '* ')
      .concat(heads)
    return first.filter((line) => words.some((word) => line.startsWith(word))).length
  }
  let language = 'en'
  let most = dialects['en'] ? count(dialects['en']) : 0
  if (most === 0)
    for (const [name, dialect] of Object.entries(dialects)) {
      const matches = count(dialect)
      if (matches > most) [language, most] = [name, matches]
    }
  const dialect = dialects[language]
  if (!dialect) return script
  const head =
    language === 'en' || lines.some((line) => /^#\s*language/.test(line)) ? [] : [`# language: ${language}`]
  if (begins(dialect.feature)) return [...head, script].join('\n')
  const [name = ''] = title.split('\n')
  head.push(`${dialect.feature[0]}: ${name}`)
  const { scenario, scenarioOutline, background, rule, examples } = dialect
  if (begins([...scenario, ...scenarioOutline, ...background, ...rule])) return [...head, script].join('\n')
  const keyword = begins(examples) ? scenarioOutline[0] : scenario[0]
  return [...head, `${keyword}: ${name}`, script].join('\n')
}

type Dialect = Record<
  'given' | 'when' | 'then' | 'and' | 'but' | 'feature' | 'scenario' | 'scenarioOutline' | 'background',
  readonly string[]
>

const stepLine = /^(?:Given|When|Then|And|But|\*)\s/
const otherLine =
  /^(?:\||@|#|(?:Feature|Background|Rule|Scenario|Scenario Outline|Scenario Template|Example|Examples|Scenarios):)/

/** Whether a text is a script and no list of steps: every line is one of Gherkin, and it has an action or a result. */
export function isScript(text: string): boolean {
  if (!/(?:^|\n)\s*(?:When|Then)\s/.test(text)) return false
  let inDocString = false
  let steps = 0
  for (const line of text.split(/\r\n|[\n\r]/).map((each) => each.trim())) {
    if (/^("""|```)/.test(line)) inDocString = !inDocString
    else if (inDocString || line === '' || otherLine.test(line)) continue
    else if (stepLine.test(line)) steps++
    else return false
  }
  return steps > 1
}

/** The script that a list of steps is, where none of them has a result or data; undefined for any other list. */
export function scriptOf(steps: readonly DraftStep[]): string | undefined {
  if (steps.some(({ expected, data }) => expected || data)) return undefined
  const script = steps.map(({ action }) => action).join('\n')
  return isScript(script) ? script : undefined
}
