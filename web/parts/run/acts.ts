import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { TestCase } from './types.ts'

/** What of a case is said in other words. */
export type Worded = Pick<TestCase, 'steps' | 'expectedResult' | 'automation'>

/** A case in other words; undefined where what would be changed is no longer there. */
export type Change = (one: Worded) => Worded | undefined

/** How the cases of a run are changed from its report. */
export interface Mending {
  /** The case as it is now; undefined where it is gone. */
  read: (testCaseId: string) => Promise<Worded | undefined>
  /** Changes a case and plays it again. False where what was to be changed is no longer there. */
  change: (testCaseId: string, change: Change) => Promise<boolean>
}

/** What can be done with a run by whoever looks at it, and where it stands: what is left out is not offered. */
export interface RunActs {
  /** The page that shows it. */
  href: string
  /** By what a case is called in a few letters. */
  nameOf: (testCaseId: string) => string
  /** What stands behind the `#` for what is looked at. */
  hashOf: (at: { caseId?: string; step?: number }) => string
  cancel?: (() => Promise<unknown>) | undefined
  again?: ((testCaseIds: string[]) => Promise<unknown>) | undefined
  mending?: Mending | undefined
  /** What the steps say before they begin, by the ids of their cases. */
  actions?: (() => Promise<ReadonlyMap<string, readonly string[]>>) | undefined
  /** Where its cases are changed. */
  casesHref?: string | undefined
  caseHref?: ((testCaseId: string) => string) | undefined
  /** What is said when the link is copied, where not everybody who has it may look. */
  linkCopied?: string
}

const nothing: RunActs = { href: '', nameOf: (testCaseId) => testCaseId, hashOf: () => '' }

export const ActsOfRun = createContext(nothing)
export const useActs = (): RunActs => useContext(ActsOfRun)
