import type { Language, ProjectFile, Statement } from '../types.ts'

/** A value that a step definition receives. `prose` is the rest of the step's words; `docString` and `table` come last and stand below the step. */
export interface Parameter {
  name: string
  type: 'string' | 'int' | 'prose' | 'docString' | 'table'
}

/** One step of a scenario: words with its values, and the definition that matches it. */
export interface Phrase {
  /** A Cucumber expression: the words with `{string}` and `{int}` in place of values, and `{}` in that of prose. */
  expression: string
  parameters: Parameter[]
  /** Values of the `{string}`, `{int}` and `{}` parameters, in their order. */
  values: (string | number)[]
  docString?: string
  /** Rows below the step; the first one holds the heads of the columns. */
  table?: string[][]
  /**
   * What the definition does, with variables named like the parameters. With a table it is done once for each row, and its
   * variables are named like the heads of the columns.
   */
  statement: Statement
  /** The statement as it was, with its values; absent where a table joined several. */
  original?: Statement
}

export interface StepDefinition {
  keyword: 'Given' | 'When' | 'Then'
  expression: string
  parameters: Parameter[]
  /** Absent for the step that hands a scenario to a person. */
  statement?: Statement
}

export interface ScenarioStep {
  keyword: StepDefinition['keyword']
  phrase: Omit<Phrase, 'statement'> & { statement?: Statement }
}

export interface BddProject {
  name: string
  baseUrl: string
  language: Language
  /** Feature files, by their paths below the framework's feature folder. */
  features: ProjectFile[]
  /** Each expression once; no step of the features matches two of them. */
  definitions: StepDefinition[]
}

/** A framework of behaviour-driven development as a target of projects; what it is called stands in `../catalog.ts`. */
export interface BddFramework {
  /** Where the feature files lie in a project of this framework: `features`, `src/test/resources/features`. */
  featureFolder: string
  /** The whole project but the feature files: step definitions, configuration, manifest, README. */
  write: (project: BddProject) => ProjectFile[]
}
