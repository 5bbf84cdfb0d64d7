import type { TestCase } from '../../test-cases/schema.ts'
import type { WritingRequest } from '../types.ts'
import { shownLine } from './shown-line.ts'

const mostTitles = 100
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

/** Cases that are there, in short: a repeat of one is not wanted. */
export const existingLines = (cases: readonly TestCase[] = []): string[] =>
  cases.length === 0
    ? []
    : [
        'existing cases:',
        ...cases.slice(0, mostTitles).map(({ title }) => `- ${shownLine(title, 200)}`),
        ...(cases.length > mostTitles ? [`(${cases.length - mostTitles} more)`] : []),
      ]

/** What is missing by name. */
export const gapLines = (gaps: readonly string[] = []): string[] =>
  gaps.length === 0 ? [] : ['gaps:', ...gaps.slice(0, mostGaps).map((gap) => `- ${shownLine(gap, 400)}`)]
