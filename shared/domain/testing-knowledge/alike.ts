import { stem } from './stem.ts'

/** Words that testers use for one another. */
const groups = [
  'bug defect fault',
  'fail failure failing',
  'site website page',
  'developer programmer dev',
  'app application',
  'validate verify check',
  'repo repository',
  'config configuration',
  'endpoint interface',
  'spec specification',
  'doc document documentation',
].map((words) => new Set(words.split(' ').map(stem)))

const worth = 0.6

/** A stem with all that mean the same, and what each is worth. */
export function formsOf(word: string): [stem: string, worth: number][] {
  const others = groups.find((group) => group.has(word)) ?? []
  return [
    [word, 1],
    ...[...others].filter((other) => other !== word).map((other): [string, number] => [other, worth]),
  ]
}
