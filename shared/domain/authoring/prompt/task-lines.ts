import type { TestCase } from '../../test-cases/schema.ts'
import type { WritingRequest } from '../types.ts'
import { shownLine } from './shown-line.ts'

const mostTitles = 100
const mostWithSteps = 60
const mostGaps = 50

type Wishes = Pick<
  WritingRequest,
  'mode' | 'scope' | 'testTypes' | 'priority' | 'format' | 'secrets' | 'kinds' | 'pages'
>

/** What is wanted, in lines; none of them holds a text of a stranger but names of kinds and secrets. */
export function taskLines(wishes: Wishes, most: number): string[] {
  const { scope = 'full', testTypes = [], priority = 'all', format = 'standard' } = wishes
  const secrets = (wishes.secrets ?? []).slice(0, 50).map((name) => `%${shownLine(name, 100)}%`)
  const kinds = (wishes.kinds ?? []).slice(0, 60).map((kind) => shownLine(kind, 40))
  return [
    taskOf(wishes, most),
    ...(scope === 'full' ? [] : [`Scope: ${scope}. Write only cases of this scope.`]),
    ...(testTypes.length > 0 ? [`Types: only ${testTypes.join(', ')}.`] : []),
    ...(priority === 'all' ? [] : [`Priority: only ${priority}.`]),
    ...(format === 'standard' ? [] : [`Cases are shown as ${format} scenarios: title them so.`]),
    ...(secrets.length > 0 ? [`Secrets that steps may use: ${secrets.join(', ')}`] : []),
    ...(kinds.length > 0 ? [`Kinds of demands in the text: ${kinds.join(', ')}`] : []),
    (wishes.pages ?? []).length > 0 ? 'A page is listed: steps are run on it.' : 'There is no page.',
  ]
}

function taskOf({ mode }: Wishes, most: number): string {
  if (mode === 'gap-analysis')
    return 'Task: name what the existing cases leave untested, as "gaps"; "cases" stays an empty list.'
  if (mode === 'fill-gaps') return `Task: write cases for the gaps alone, at most ${most}.`
  return `Task: write the cases that the sentences demand, at most ${most}. If that is too few for all, take the most telling ones.`
}

/** Cases that are there: a repeat of one is not wanted. With what they do where gaps beside them are asked for, else by their titles. */
export function existingLines(cases: readonly TestCase[] = [], withSteps = false): string[] {
  if (cases.length === 0) return []
  const most = withSteps ? mostWithSteps : mostTitles
  return [
    'existing cases:',
    ...cases.slice(0, most).map((testCase) => `- ${withSteps ? inShort(testCase) : titleOf(testCase)}`),
    ...(cases.length > most ? [`(${cases.length - most} more)`] : []),
  ]
}

const titleOf = ({ title }: TestCase): string => shownLine(title, 150)

function inShort(testCase: TestCase): string {
  const steps = (testCase.steps ?? [])
    .slice(0, 30)
    .map(({ action, expectedResult }) => (expectedResult === '' ? action : `${action} => ${expectedResult}`))
  return `${titleOf(testCase)}: ${shownLine(steps.join('; '), 350)}`
}

/** What is missing by name. */
export const gapLines = (gaps: readonly string[] = []): string[] =>
  gaps.length === 0 ? [] : ['gaps:', ...gaps.slice(0, mostGaps).map((gap) => `- ${shownLine(gap, 400)}`)]
