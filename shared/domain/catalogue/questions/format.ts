import { demandOf, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const forms: [words: RegExp, question: string, completions: string[]][] = [
  [
    /\bvalid (?:phone|mobile|telephone)(?: number)?s?\b/i,
    'Which form has a valid phone number?',
    [
      'A phone number is a plus sign followed by 8 to 15 digits, for instance +41791234567.',
      'Blanks and hyphens in a phone number are ignored.',
    ],
  ],
  [
    /\b(?:valid|strong|secure|complex|safe) passwords?\b|\bpassword (?:strength|complexity|policy|rules|requirements)\b/i,
    'Which rules does a password have to meet?',
    [
      'A password has 12 to 64 characters, with at least one letter and one digit.',
      'A password has at least 8 characters and is not on a list of leaked passwords.',
    ],
  ],
  [
    /\bvalid dates?\b/i,
    'In which form are dates typed in, and from which to which?',
    [
      'A date is typed in as 31.12.2030; it must not be in the past.',
      'A date has the form 2030-12-31 and is at most one year ahead.',
    ],
  ],
]
const settled =
  /\d|\b(?:characters?|digits?|letters?|such as|e\.g|like|hash\w*|wrong|right|match\w*|e\.164|iso|no (?:required|minimum|rules?)|non-empty)\b/i

/** A form that is only called valid or strong. */
export const format: Cue = (slots) => {
  if (hasRole(slots, 'M') || settled.test(slots.sentence)) return undefined
  if (!['format', 'sign-in', 'security', 'required'].some((kind) => slots.kinds.has(kind))) return undefined
  const demand = demandOf(slots)
  const form = forms.find(([words]) => words.test(demand))
  return form && questionOf('format', form[1], form[2])
}
