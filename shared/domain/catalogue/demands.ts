import type { Marks } from '../marking/tags.ts'

/** Whether the marks of a sentence say that it demands something: a condition alone is what other sentences are said under. */
export const demands = ({ segments }: Marks): boolean =>
  segments.some(({ tag }) => tag !== 'ctx' && tag !== 'cond')
