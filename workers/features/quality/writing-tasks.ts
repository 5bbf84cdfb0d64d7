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

const asking = {
  model: 'agent',
  category: 'test-design',
  input: question,
  prompt: (text: z.output<ReturnType<typeof question>>) => text,
} as const

/** Whole cases for a part of a text. An invalid case costs only itself: the author reads the answer as it comes. */
const writeCases = defineTask({
  ...asking,
  name: 'quality.writeCases',
  output: AnswerForm,
  embedded: () => ({ cases: [] }),
})

/** What cases must expect, as a reader derives it who does not see what their author expects: a line for each question. */
const deriveTwice = defineTask({
  ...asking,
  name: 'quality.deriveTwice',
  output: () => z.string(),
  embedded: () => '',
})

const extractRequirements = defineTask({
  ...asking,
  name: 'quality.extractRequirements',
  output: ExtractForm,
  embedded: () => ({ requirements: [] }),
})

/** Changes of cases by a message. */
const reviseCases = defineTask({
  ...asking,
  name: 'quality.reviseCases',
  output: RevisionForm,
  embedded: () => ({ changes: [], answer: '' }),
})

/** Steps in words that a run reads. */
const rewordSteps = defineTask({
  ...asking,
  name: 'quality.rewordSteps',
  output: RewordingForm,
  embedded: () => ({ cases: [] }),
})

export type WritingTask = Task<ReturnType<typeof question>, z.ZodType>

/** Why the model may not be asked for cases now, in a sentence; undefined if it may. */
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
