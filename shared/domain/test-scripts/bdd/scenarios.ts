import { reasonsBeside } from '../said-once.ts'
import type { ScriptCase, Statement } from '../types.ts'
import { inTables } from './data-tables.ts'
import { isQuotable } from './action-phrases.ts'
import { oneLine } from './one-line.ts'
import { handedOver, personSteps } from './person-steps.ts'
import { isAction, phraseOf } from './phrases.ts'
import type { ScenarioStep } from './types.ts'

export interface Scenario {
  id: string
  title: string
  requirement: string
  tags: string[]
  /** Lines below the title: what has to be so before, or the prose of a case that no script can do. */
  description: string[]
  steps: ScenarioStep[]
}

/**
 * A case as a scenario: opening is Given, doing is When, expecting is Then. A case with obstacles is written in its own words, behind a step that
 * hands it to a person. `dataTables` joins entries into one field after another into a table.
 */
export function scenarioOf(scriptCase: ScriptCase, { dataTables }: { dataTables: boolean }): Scenario {
  const { id, title, requirement, preconditions } = scriptCase
  const tags = [...new Set([id, ...(requirement === undefined ? [] : [requirement]), ...scriptCase.tags])]
  const before = preconditions.map((text) => `Before: ${oneLine(text)}`)
  const base = {
    id,
    title: oneLine(title) || id,
    requirement: requirement ?? '',
    tags: tags.map(tagOf).filter((tag) => tag !== ''),
  }
  const statements = scriptCase.steps.flatMap(({ actions, expectations }) => [...actions, ...expectations])
  const phrases = statements.map(phraseOf)
  const obstacles = reasonsBeside(scriptCase)
  if (phrases.some(({ values }) => !values.every((value) => isQuotable(String(value)))))
    obstacles.push('A name or text with a backslash or a line break cannot stand in a step.')
  if (obstacles.length > 0) {
    const reason = obstacles.map((text) => oneLine(text).replaceAll('\\', '/')).join(' ')
    const steps = [handedOver(reason), ...personSteps(scriptCase)]
    return { ...base, tags: [...base.tags, 'manual'], description: [], steps }
  }
  const steps = phrases.map((phrase, index): ScenarioStep => {
    const statement = statements[index]
    return { keyword: statement ? keywordOf(statement) : 'When', phrase }
  })
  return { ...base, description: before, steps: dataTables ? inTables(steps) : steps }
}

function keywordOf(statement: Statement): ScenarioStep['keyword'] {
  if (!isAction(statement)) return 'Then'
  return statement.kind === 'open' ? 'Given' : 'When'
}

/** A tag holds neither blanks nor "@", and "#" would begin a comment. */
const tagOf = (text: string) =>
  oneLine(text)
    .replaceAll(/[\s@#,()]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
