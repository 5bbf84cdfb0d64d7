export { readByModel, type ReadByModel } from './read.ts'
export { AnswerSchema, emptyAnswer, type Answer, type Dropped } from './answer.ts'
export type { Ask, Asking } from './ask.ts'
export type { Prompt } from './prompt/prompts.ts'
