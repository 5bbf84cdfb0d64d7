import type { Language } from './types.ts'

/** What a caller may ask for, in the order of the page's menu: a framework of browser tests or of behaviour-driven development. */
export interface CatalogEntry {
  name: string
  /** The product's own name, accepted in place of `name`. */
  alias: string
  label: string
  /** The first one is meant when none is named. */
  languages: readonly Language[]
}

export const scriptFrameworks = [
  { name: 'fw-one', alias: 'playwright', label: 'Playwright', languages: ['typescript', 'javascript'] },
  { name: 'fw-two', alias: 'cypress', label: 'Cypress', languages: ['typescript', 'javascript'] },
  { name: 'fw-four', alias: 'webdriverio', label: 'WebdriverIO', languages: ['typescript', 'javascript'] },
  {
    name: 'fw-three-python',
    alias: 'selenium-python',
    label: 'Selenium with pytest',
    languages: ['python'],
  },
  { name: 'fw-three-java', alias: 'selenium-java', label: 'Selenium with JUnit', languages: ['java'] },
] as const satisfies CatalogEntry[]

export const bddFrameworks = [
  { name: 'bdd-fw-1', alias: 'cucumber-js', label: 'Cucumber.js', languages: ['javascript', 'typescript'] },
  { name: 'bdd-fw-2', alias: 'behave', label: 'behave', languages: ['python'] },
  { name: 'bdd-fw-3', alias: 'cucumber-jvm', label: 'Cucumber-JVM', languages: ['java'] },
  { name: 'bdd-fw-4', alias: 'reqnroll', label: 'Reqnroll', languages: ['csharp'] },
  { name: 'bdd-fw-5', alias: 'pytest-bdd', label: 'pytest-bdd', languages: ['python'] },
] as const satisfies CatalogEntry[]

export type ScriptFrameworkName = (typeof scriptFrameworks)[number]['name']
export type BddFrameworkName = (typeof bddFrameworks)[number]['name']

/** The entry behind a name or alias; undefined for an unknown one. */
export function findEntry<T extends CatalogEntry>(entries: readonly T[], name: string): T | undefined {
  return entries.find((entry) => entry.name === name || entry.alias === name)
}

/** Names and aliases, for a schema. */
export const namesOf = (entries: readonly CatalogEntry[]): [string, ...string[]] =>
  entries.flatMap(({ name, alias }) => [name, alias]) as [string, ...string[]]
