import type { BddFrameworkName, ScriptFrameworkName } from '../../shared/domain/test-scripts/catalog.ts'
import { writeBdd, writeScripts } from '../../shared/domain/test-scripts/index.ts'
import type { Language, ProjectFile } from '../../shared/domain/test-scripts/types.ts'
import type { Suite } from './suite.ts'

/** A project of scripts as it is asked for without further wishes, or each test file by itself. */
export function scriptsOf(
  { testCases, baseUrl }: Suite,
  framework: ScriptFrameworkName,
  language: Language,
  { alone = false } = {},
): ProjectFile[] {
  return writeScripts({
    testCases,
    baseUrl,
    framework,
    language,
    projectName: 'Sign-up',
    pageObjects: !alone,
    helpers: !alone,
  })
}

export function featuresOf(
  { testCases, baseUrl }: Suite,
  framework: BddFrameworkName,
  language: Language,
  { dataTables = true } = {},
): ProjectFile[] {
  return writeBdd({
    testCases,
    baseUrl,
    framework,
    language,
    projectName: 'Sign-up',
    stepDefinitions: true,
    dataTables,
  })
}
