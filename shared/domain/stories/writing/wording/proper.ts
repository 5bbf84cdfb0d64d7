import { isUnknown } from '../../../requirement-reading/tokenise/lemma.ts'

const days =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|english|welsh|french|german|spanish)$/i

/** Whether a word has a capital wherever it stands: a day, a month, a language, a name that no dictionary has. */
export const isProper = (word: string): boolean =>
  word !== 'I' &&
  /^\p{Lu}/u.test(word) &&
  (days.test(word) || (word.toLowerCase() !== 'may' && isUnknown(word.toLowerCase())))
