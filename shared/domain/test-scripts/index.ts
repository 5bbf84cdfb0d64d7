import type { RememberedStep } from '../prose-steps/fingerprint.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { behave } from './bdd/behave/index.ts'
import { cucumberJs } from './bdd/cucumber-js/index.ts'
import { cucumberJvm } from './bdd/cucumber-jvm/index.ts'
import { writeBddProject } from './bdd/project.ts'
import { pytestBdd } from './bdd/pytest-bdd/index.ts'
import { reqnroll } from './bdd/reqnroll/index.ts'
import type { BddFramework } from './bdd/types.ts'
import type { BddFrameworkName, ScriptFrameworkName } from './catalog.ts'
import { cypress } from './cypress/index.ts'
import type { Framework } from './framework.ts'
import { playwright } from './playwright/index.ts'
import { readCases } from './read-cases.ts'
import { seleniumJava } from './selenium-java/index.ts'
import { seleniumPython } from './selenium-python/index.ts'
import type { Language, ProjectFile } from './types.ts'
import { webdriverio } from './webdriverio/index.ts'

export type { ProjectFile } from './types.ts'

const frameworks: Record<ScriptFrameworkName, Framework> = {
  'fw-one': playwright,
  'fw-two': cypress,
  'fw-three-python': seleniumPython,
  'fw-three-java': seleniumJava,
  'fw-four': webdriverio,
}
const bddProjects: Record<BddFrameworkName, BddFramework> = {
  'bdd-fw-1': cucumberJs,
  'bdd-fw-2': behave,
  'bdd-fw-3': cucumberJvm,
  'bdd-fw-4': reqnroll,
  'bdd-fw-5': pytestBdd,
}

export interface ScriptRequest {
  testCases: TestCase[]
  framework: ScriptFrameworkName
  language: Language
  /** Where the cases start, an absolute address. */
  baseUrl: string
  projectName: string
  pageObjects: boolean
  helpers: boolean
  /** What the targets of each case were known by when it last passed, by its id. */
  remembered?: Record<string, RememberedStep[]>
}

/** Cases as a project of browser tests. */
export function writeScripts(request: ScriptRequest): ProjectFile[] {
  const { framework, language, baseUrl, projectName: name, pageObjects, helpers } = request
  const remembered = new Map(Object.entries(request.remembered ?? {}))
  const cases = readCases({ testCases: request.testCases, baseUrl, remembered })
  return frameworks[framework].write({ name, baseUrl, language, cases, pageObjects, helpers })
}

export interface BddRequest {
  testCases: TestCase[]
  framework: BddFrameworkName
  language: Language
  baseUrl: string
  projectName: string
  stepDefinitions: boolean
  dataTables: boolean
}

/** Cases as features with their step definitions. */
export function writeBdd(request: BddRequest): ProjectFile[] {
  return writeBddProject({
    ...request,
    framework: bddProjects[request.framework],
    name: request.projectName,
  })
}
