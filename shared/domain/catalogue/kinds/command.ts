import type { Idea, Kind } from '../idea.ts'
import { trial } from '../trial.ts'

const code = /\bexit(?:s|ed)?\b(?:\s+(?:with|code|status|non-zero|a))*\s+(?:code\s+|status\s+)?`?(\d{1,3})\b/i
const command = /`([a-z][\w./-]*(?: (?:-{0,2}[\w./<>=-]+))*)`/
const option = /(?:^|[\s`(])(--[a-z][a-z0-9-]{1,30})/
const tools = /^(?:npm|npx|nvm|yarn|pnpm|pip|git|docker|cargo|make|go|curl|brew|apt)\b/

/** Commands and their exit codes. Cues: a command in back-quotes; an exit code; an option with two dashes. */
export const commandKind: Kind = {
  kind: 'command',
  ideas: ({ isNegated, clauses }) => {
    if (isNegated) return []
    const demanded = clauses
      .filter(({ tag }) => tag !== 'ctx')
      .map(({ text }) => text)
      .join(' ')
    const text = command.exec(demanded)?.[1] ?? ''
    const line = text.length <= 50 && text.includes(' ') ? text : undefined
    const run = line === undefined ? 'the command' : `"${line}"`
    const exit = code.exec(demanded)?.[1]
    const cause = clauses.find(({ tag }) => tag === 'cond')?.text
    return [
      ...(exit === undefined ? [] : exitIdeas(run, exit, cause)),
      ...(line === undefined ? [] : lineIdeas(line, exit === undefined)),
      ...optionIdeas(run, option.exec(demanded)?.[1]),
    ].slice(0, 5)
  },
}

function exitIdeas(run: string, exit: string, cause: string | undefined): Idea[] {
  const right = (title: string) =>
    trial(title, 'functional', 'Equivalence Partitioning', [
      `Run ${run} with everything that it needs`,
      'The exit code is 0, and nothing is on standard error',
    ])
  if (exit === '0') return [right(`${run} ends with exit code 0`)]
  const when = cause !== undefined && cause.length <= 80 ? `in this case: "${cause}"` : 'as described'
  return [
    trial(`${run} ends with exit code ${exit} where it fails`, 'negative', 'Equivalence Partitioning', [
      `Run ${run} so that it fails ${when}`,
      `The exit code is ${exit}, and the reason is on standard error`,
    ]),
    right(`${run} ends with exit code 0 where nothing fails`),
  ]
}

function lineIdeas(line: string, isPlain: boolean): Idea[] {
  const run = `"${line}"`
  const ideas: Idea[] = []
  if (isPlain)
    ideas.push(
      trial(`${run} does what is described`, 'functional', 'Use Case Testing', [
        `Run ${run}`,
        'It does what is described and ends with exit code 0',
      ]),
    )
  if (line.includes('<'))
    ideas.push(
      trial(`${run} without its argument`, 'negative', 'Equivalence Partitioning', [
        `Run ${run} without its argument`,
        'It says how it is used and ends with another exit code than 0; nothing is changed',
      ]),
    )
  if (!tools.test(line))
    ideas.push(
      trial(`${run} with an option that does not exist`, 'negative', 'Error Guessing', [
        `Run ${run} with an option that does not exist`,
        'It names the unknown option and ends with another exit code than 0; nothing is changed',
      ]),
    )
  return ideas
}

const optionIdeas = (run: string, flag: string | undefined): Idea[] =>
  flag === undefined
    ? []
    : [
        trial(`with and without ${flag}`, 'functional', 'Decision Table Testing', [
          `Run ${run} once with ${flag} and once without it`,
          'The two runs differ in what the option is for, and in nothing else',
        ]),
      ]
