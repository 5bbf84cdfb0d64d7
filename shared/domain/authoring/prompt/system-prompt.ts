import { once } from '../../basics/once.ts'
import { priorities, testTypes } from '../../test-cases/schema.ts'
import { exampleAnswer } from '../answer/example.ts'
import { compactGuide } from '../step-guide/compact-guide.ts'
import { checklist, dataRule, writingRules } from './rules.ts'

const role =
  'You are a test analyst. From a text and, where there is one, from what a page lists, you write whole test cases. A machine reads and runs your steps in a browser; a judge holds every case against the text and sends back what does not stand.'

const answer = [
  'One JSON object and nothing else. Short names save room:',
  '"cases": t title; s numbers of the cited sentences (S4 is 4); k type; p priority; pre preconditions that no step brings about, if any; steps pairs [action, expected result], "" where nothing is expected; c computed values [expression, value], if any.',
  '"questions": q the question, s sentences. "idle": numbers of sentences that demand nothing.',
  '"gaps", only if the task asks for them: s sentences, d what is not tested, p priority.',
  `k is one of ${testTypes.join(', ')}. p is one of ${priorities.join(', ')}.`,
  'Write most important cases first. Example, of another product:',
]

/** What every prompt for cases begins with: constant text, so that a provider can keep it. At most 24,000 characters. */
export const systemPrompt = /* @__PURE__ */ once((): string =>
  [
    role,
    '# Rules',
    ...[...writingRules, dataRule].map((rule, at) => `${at + 1}. ${rule}`),
    '# What to look for',
    ...checklist.map((line) => `- ${line}`),
    '# Answer',
    ...answer,
    JSON.stringify(exampleAnswer),
    '# How steps are written',
    compactGuide(),
  ].join('\n'),
)
