import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { speaksOf, trial } from './trial.ts'

const refuses = /\b(?:refused|rejected|not (?:accepted|taken)|declined)$/i
const fileWord = /\bfiles?\b/i

/** Files that are refused for what is said of them. Cue: a verb of refusing in a clause of its own, with files before it; empty ones get a size. */
export function refusedIdeas({ clauses, sentence, messages }: Slots): Idea[] {
  const verb = clauses
    .flatMap(({ phrases }) => phrases)
    .find(({ tag, text }) => tag === 'V' && refuses.test(text))
  const before =
    verb &&
    clauses.find(({ text, end, start }) => fileWord.test(text) && (end <= verb.start || start <= verb.start))
  if (!verb || !before) return []
  const isEmpty = /\bempty\b[^.;]{0,20}\bfiles?\b|\b0 bytes?\b/i.test(sentence)
  const isOther = /\bother\b[^.;]{0,20}\bfiles?\b/i.test(sentence)
  if (!isEmpty && !isOther) return []
  const shown = messages.length === 1 ? `"${messages[0]}" is shown; the` : 'It is refused; the'
  const none = `${shown} file is not listed, stored or counted`
  return isEmpty
    ? [
        trial('an empty file is refused', 'boundary', 'Boundary Value Analysis', [
          'Upload a file of 0 bytes under a permitted name',
          none,
          'A file of 0 bytes',
        ]),
        trial('a file of one byte is no empty file', 'boundary', 'Boundary Value Analysis', [
          'Upload a file of 1 byte of a permitted type',
          'It is not refused for being empty',
          'A file of 1 byte',
        ]),
      ]
    : [
        trial('a program file is refused', 'negative', 'Equivalence Partitioning', [
          'Upload a program file',
          none,
          'sample.exe',
        ]),
        trial('a file without an ending is refused', 'negative', 'Error Guessing', [
          'Upload a file whose name has no ending',
          none,
          'sample',
        ]),
      ]
}

/** Files that are searched for malware. Cue: the word for it in a clause that demands something. */
export function malwareIdeas(slots: Slots): Idea[] {
  if (!speaksOf(slots, /\b(?:virus(?:es)?|malware|infected|trojans?)\b/i) || !speaksOf(slots, fileWord))
    return []
  return [
    trial('a file with the test signature of virus scanners is caught', 'security', 'Error Guessing', [
      'Upload the harmless EICAR test file under a permitted name',
      slots.messages.length === 1
        ? `It is caught; "${slots.messages[0]}" is shown`
        : 'It is caught and cannot be opened',
      'eicar.com, renamed to a permitted type',
    ]),
    trial('the same signature inside of an archive', 'security', 'Error Guessing', [
      'Put the EICAR test file into an archive or an office document of a permitted type and upload that',
      'It is caught as well',
    ]),
    trial('a clean file passes', 'functional', 'Equivalence Partitioning', [
      'Upload a clean file of a permitted type',
      'It is taken and can be opened after the check',
    ]),
  ]
}
