import { type Feature, featureOf } from '../manual/features.ts'
import { namesOf } from '../manual/warnings.ts'
import { SourceNotes } from '../source-notes.ts'
import type { Block, CaseResult, Draft, Section, Statement, ToldStory } from '../types.ts'
import { saysNoMore } from '../wording/says-no-more.ts'
import { tidied } from '../wording/text.ts'

/** A defect as notes tell of it. */
export interface ToldDefect {
  defectId: string
  number: number
  title: string
  severity: string
  status: string
}

export interface NotesContent {
  title: string
  /** What the notes are of: "Sprint 4", "2026-03-01 to 2026-03-14". */
  period: string
  /** What was finished. */
  stories: readonly ToldStory[]
  fixed: readonly ToldDefect[]
  /** What is known to be wrong at the end. */
  open: readonly ToldDefect[]
}

const nothing = { criteria: new Set<number>(), whole: false, because: '' }

/** Notes of what was finished, fixed and is still open, each line with the record that it rests on. */
export function draftNotes({ title, period, stories, fixed, open }: NotesContent): Draft {
  const notes = new SourceNotes()
  const told = stories.filter(({ type }) => type !== 'spike')
  const features = told
    .filter(({ type }) => type === 'feature' || type === 'epic')
    .map((one) => lineOf(one, notes))
  const bugs = told.filter(({ type }) => type === 'bug').map((one) => lineOf(one, notes))
  const others = told.filter(({ type }) => type === 'task').map((one) => lineOf(one, notes))
  const repaired = [...fixed.map((one) => defectLine(one, notes)), ...bugs]
  const known = open.map((one) => defectLine(one, notes))
  const spikes = stories.filter(({ type }) => type === 'spike')
  return {
    title,
    sections: [
      section('summary', 'Summary', summaryOf(period, { features, others, repaired, known }), ''),
      section('new-features', 'New features', listOf(features), 'No new feature was finished.'),
      section('other-changes', 'Other changes', listOf(others), 'No other change was finished.'),
      section('fixed-defects', 'Fixed defects', listOf(repaired), 'No defect was fixed.'),
      section('known-issues', 'Known issues', listOf(known), 'No open defect is recorded.'),
      section(
        'test-evidence',
        'Test evidence',
        evidenceOf(told, notes),
        'No test case of these stories has been run.',
      ),
    ],
    sources: notes.all,
    warnings: [
      ...(spikes.length === 0
        ? []
        : [
            `Spikes are told to no reader: ${spikes.slice(0, 20).map(namesOf).join(', ')}${spikes.length > 20 ? ' and more' : ''}.`,
          ]),
      ...unnamedFailures(told),
    ],
  }
}

const section = (id: string, title: string, blocks: Block[], gap: string): Section => ({
  id,
  title,
  blocks: blocks.length > 0 ? blocks : [{ is: 'gap', text: gap }],
})

const listOf = (items: Statement[]): Block[] =>
  items.length === 0 ? [] : [{ is: 'list', ordered: false, items }]

function lineOf(story: ToldStory, notes: SourceNotes): Statement {
  const { title, purpose, source }: Feature = featureOf({ ...story, acceptanceCriteria: [] }, nothing, notes)
  const named = story.number === null ? title : `${title} (#${story.number})`
  return purpose && !saysNoMore(purpose.text, title)
    ? { lead: named, text: purpose.text, sources: [source] }
    : { text: named, sources: [source] }
}

function defectLine(
  { defectId, number, title, severity, status }: ToldDefect,
  notes: SourceNotes,
): Statement {
  const source = notes.add({ kind: 'defect', id: defectId, number, field: 'title', quote: title })
  const state = words[status]
  return {
    text: `${tidied(title)} (#${number}, ${severity}${state === undefined ? '' : `, ${state}`})`,
    sources: [source],
  }
}

/** What is said of a status; of those that are as the heading says, nothing. */
const words: Record<string, string> = {
  fixed: 'fixed, not yet verified',
  in_progress: 'in progress',
  reopened: 'reopened',
  deferred: 'deferred',
}

interface Lines {
  features: Statement[]
  others: Statement[]
  repaired: Statement[]
  known: Statement[]
}

function summaryOf(period: string, { features, others, repaired, known }: Lines): Block[] {
  const counts: [string, string, Statement[]][] = [
    ['new feature', 'new features', features],
    ['other change', 'other changes', others],
    ['fixed defect', 'fixed defects', repaired],
    ['known issue', 'known issues', known],
  ]
  const items = counts
    .filter(([, , lines]) => lines.length > 0)
    .map(([one, several, lines]) => ({
      text: `${lines.length} ${lines.length === 1 ? one : several}`,
      sources: lines.flatMap(({ sources }) => sources),
    }))
  return items.length === 0
    ? [{ is: 'gap', text: `${tidied(period)}: nothing was finished or fixed.` }]
    : [{ is: 'list', ordered: false, intro: `${tidied(period)}:`, items }]
}

const mostFailing = 50

const failingOf = (stories: readonly ToldStory[]) =>
  stories.flatMap(({ cases }) => cases.filter(({ status }) => status === 'failed' || status === 'error'))

function unnamedFailures(stories: readonly ToldStory[]): string[] {
  const { length } = failingOf(stories)
  return length <= mostFailing
    ? []
    : [`The notes name ${mostFailing} of ${length} test cases that did not pass when last run.`]
}

/** How the cases of these stories ended last. */
function evidenceOf(stories: readonly ToldStory[], notes: SourceNotes): Block[] {
  const cases = stories.flatMap((story) => story.cases)
  if (cases.length === 0) return []
  const count = (status: CaseResult['status']) => cases.filter((one) => one.status === status).length
  const passed = count('passed')
  const quote = (['passed', 'failed', 'error', 'skipped'] as const)
    .map((status) => `${count(status)} ${status}`)
    .join(', ')
  const percent = Math.floor((100 * passed) / cases.length)
  const rate: Statement = {
    text: `${passed} of ${cases.length} test ${cases.length === 1 ? 'case' : 'cases'} of these stories passed when last run (${percent} %).`,
    sources: [notes.add({ kind: 'result', quote })],
  }
  const items = failingOf(stories)
    .slice(0, mostFailing)
    .map(({ testCaseId, number, title, status }) => ({
      text: `Test case #${number} ${status === 'failed' ? 'failed' : 'could not be completed'}: ${tidied(title)}`,
      sources: [notes.add({ kind: 'result', id: testCaseId, number, field: 'lastStatus', quote: status })],
    }))
  return [{ is: 'paragraph', statements: [rate] }, ...listOf(items)]
}
