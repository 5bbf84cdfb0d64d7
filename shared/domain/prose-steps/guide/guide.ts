import { actions } from './actions.ts'
import { errors } from './errors.ts'
import { expectedResults } from './expected-results.ts'
import { naming } from './naming.ts'
import { results, values } from './notes.ts'
import type { StepGuide } from './types.ts'

/** How steps are written: the one place where it is said. The page, the answer of the API and the resource for assistants are made of it. */
export const stepGuide: StepGuide = {
  title: 'How to write steps',
  introduction: [
    'A step says what to do and, if you like, what must then be seen. It is plain English that is read by fixed rules: the same sentence always means the same thing, and a sentence that cannot be read is refused instead of guessed.',
    'Put names, values and messages in double quotes; what is in quotes is taken literally (`\\"` is a quote, `\\\\` a backslash).',
  ],
  sections: [actions, expectedResults, naming, ...values, ...results],
  errors,
}
