import { counted } from '../../../shared/domain/english/plural.ts'
import { fnv1a } from '../../../shared/domain/basics/fnv.ts'
import type { Prompt } from '../../../shared/domain/restating/asking.ts'
import type { z } from 'zod'
import type { AskedWork } from '../../../shared/schemas/asked-works.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskFor } from '../../../shared/services/designer.ts'
import { type HandedAnswer, isNested } from './handed-answers.ts'
import { type OpenQuestions, instructionsAt, mostRounds, schemaOf } from './open-questions.ts'

/** The most questions of one work, in all its rounds. */
const mostQuestions = 60
/** Beyond this an assistant gets the rest in the next round: characters of JSON. Tools tell 40,000 at once. */
const mostInRound = 34_000

/** What the questions of a task have in common. */
interface Asking {
  work: AskedWork
  output: () => z.ZodType
}

interface Assistant {
  ask: AskFor
  /** What is to be answered next; undefined where all is answered, or asked often enough. To be called when the work is done. */
  open: () => OpenQuestions | undefined
  /** What the caller should know about the answers. */
  warnings: () => string[]
}

/** The hash of a question, by which its answer is found again: nothing is kept between two calls. */
export function hashOf({ system, user }: Prompt): string {
  const text = `${system}\n\n${user}`
  return [text, `again ${text}`].map((one) => fnv1a(one).toString(16).padStart(8, '0')).join('')
}

/** An id says in which round a question was put, so that the answers alone say which round is next. */
const idOf = (round: number, hash: string): string => `${round}-${hash}`
const partsOf = (id: string) => {
  const [, round = '', hash = ''] = /^([1-9])-([0-9a-f]{16})$/.exec(id) ?? []
  return { round: Math.min(Number(round), mostRounds), hash }
}

/**
 * An assistant in the place of a model: answers what it has answered before and collects what it has not. Its answers are held to the schema of the task as those of a model are, and not believed either.
 */
export function assistantOf(
  { byTool = false }: Pick<Context, 'byTool'>,
  { work, output }: Asking,
  handed: readonly HandedAnswer[],
): Assistant {
  const answers = new Map(handed.map(({ id, answer }) => [partsOf(id).hash, { id, answer }]))
  const used = new Map<string, { id: string; isBroken: boolean }>()
  const unanswered = new Map<string, Prompt>()
  const ask: AskFor = (prompt) => {
    const hash = hashOf(prompt)
    const own = answers.get(hash)
    const isNew = !used.has(hash) && !unanswered.has(hash)
    if (isNew && used.size + unanswered.size >= mostQuestions) return Promise.resolve(undefined)
    if (!own) {
      unanswered.set(hash, prompt)
      return Promise.resolve(undefined)
    }
    const parsed = output().safeParse(objectIn(own.answer))
    used.set(hash, { id: own.id, isBroken: !parsed.success })
    return Promise.resolve(parsed.data)
  }
  const roundNow = () => 1 + Math.max(0, ...[...used.values()].map(({ id }) => partsOf(id).round))
  const warnings = () => {
    const broken = [...used.values()].filter(({ isBroken }) => isBroken).length
    const isOver = roundNow() > mostRounds
    return [
      ...counting(handed.length - used.size, unknown),
      ...counting(broken, noObject),
      ...counting(isOver ? unanswered.size : 0, leftOpen),
    ]
  }
  const open = (): OpenQuestions | undefined => {
    const round = roundNow()
    const questions = round > mostRounds ? [] : fitting(unanswered, round)
    const [first] = unanswered.values()
    if (questions.length === 0 || !first) return undefined
    const said = warnings()
    return {
      questions,
      round,
      next,
      instructions: {
        ...instructionsAt(work),
        ...(round === 1 && !byTool && { text: first.system, schema: schemaOf(output()) }),
      },
      ...(said.length > 0 && { warnings: said }),
    }
  }
  return { ask, open, warnings }
}

const next =
  'Read the instructions once (over MCP also with the tool public_getReadingInstructions). Answer each question with one JSON object, then call again with the same input and in answers all that you have answered so far, each as { id, answer }.'

const counting = (count: number, say: (count: number) => string): string[] => (count > 0 ? [say(count)] : [])

const unknown = (count: number) =>
  `${counted(count, 'answer')} belonged to no question about this input, and had no effect.`
const noObject = (count: number) =>
  `${counted(count, 'answer')} had not the form that the instructions ask for, and had no effect.`
const leftOpen = (count: number) =>
  `After three rounds ${counted(count, 'question')} had no answer, so the embedded engine worked on that alone.`

/** As many questions as are read at once. One that is longer than that by itself is not put. */
function fitting(unanswered: ReadonlyMap<string, Prompt>, round: number): OpenQuestions['questions'] {
  let left = mostInRound
  return [...unanswered].flatMap(([hash, { user }]) => {
    const question = { id: idOf(round, hash), text: user }
    const size = JSON.stringify(question).length
    if (size > left) return []
    left -= size
    return [question]
  })
}

/** The object of an answer, also of one that stands between other words. */
function objectIn(answer: HandedAnswer['answer']): unknown {
  if (typeof answer !== 'string') return answer
  try {
    const value: unknown = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
    return isNested(value) ? undefined : value
  } catch {
    return undefined
  }
}
