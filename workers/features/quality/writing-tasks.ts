import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { workRefusal } from '../../../shared/kernel/model-ceiling.ts'
import {
  AnswerForm,
  ExtractForm,
  RevisionForm,
  RewordingForm,
} from '../../../shared/domain/authoring/index.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { type Task, defineTask } from '../../../shared/kernel/task.ts'
import type { AuthorQuestion } from '../../../shared/services/designer.ts'

const question = once(() => z.object({ system: z.string(), user: z.string() }))

const asking = { model: 'agent', category: 'test-design', input: question } as const

/** Whole cases for a part of a text. What is wrong with one of them costs only that one: the author reads the answer as it comes. */
const writeCases = defineTask({
  ...asking,
  name: 'quality.writeCases',
  output: AnswerForm,
  prompt: (asked) => asked,
  embedded: () => ({ cases: [] }),
})

/** What cases must expect, as a reader derives it who does not see what their author expects: a line for each question. */
const deriveTwice = defineTask({
  ...asking,
  name: 'quality.deriveTwice',
  output: () => z.string(),
  prompt: (asked) => asked,
  embedded: () => '',
})

const extractRequirements = defineTask({
  ...asking,
  name: 'quality.extractRequirements',
  output: ExtractForm,
  prompt: (asked) => asked,
  embedded: () => ({ requirements: [] }),
})

/** What a message asks of cases. */
const reviseCases = defineTask({
  ...asking,
  name: 'quality.reviseCases',
  output: RevisionForm,
  prompt: (asked) => asked,
  embedded: () => ({ changes: [], answer: '' }),
})

/** Steps in words that a run reads. */
const rewordSteps = defineTask({
  ...asking,
  name: 'quality.rewordSteps',
  output: RewordingForm,
  prompt: (asked) => asked,
  embedded: () => ({ cases: [] }),
})

export type WritingTask = Task<ReturnType<typeof question>, z.ZodType>

/** Why nobody may be asked for cases now, in a sentence; undefined where somebody may. */
export const writingRefusal = (context: Context): Promise<string | undefined> =>
  workRefusal(context, writeCases)

/** The task of each form of questions to an author. */
export const writingTasks = {
  cases: writeCases,
  choices: deriveTwice,
  requirements: extractRequirements,
  changes: reviseCases,
  rewordings: rewordSteps,
} satisfies Record<AuthorQuestion['form'], WritingTask>
