import { kindsOfElements, type Dropped } from '../answer-schema.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import { shownLine } from './shown-line.ts'
import { instructions } from './instructions.ts'
import type { Part } from './parts.ts'

export interface Prompt {
  system: string
  user: string
}

export interface Shared {
  /** Names that the whole document has: what another part declares can be named. */
  names: readonly string[]
  /** The document: its sentences are shown with what stands before them in their lines. */
  text: string
}

export function firstPrompt(part: Part, shared: Shared): Prompt {
  return { system: instructions, user: shown(part, shared) }
}

/** One more try for what was not taken, with the reasons. */
export const repairPrompt = (
  part: Part,
  shared: Shared,
  dropped: readonly Dropped[],
  names: readonly string[],
): Prompt =>
  again(part, shared, names, [
    'Your answer was taken, but not these elements. Give them again, corrected by the text, or leave them out. Give nothing else again.',
    ...dropped.map(
      ({ kind, element, reason }) => `- ${kind}: ${cut(JSON.stringify(element) ?? '')}\n  ${cut(reason)}`,
    ),
  ])

interface Left {
  sentence: Sentence
  words: readonly string[]
}

/** One more question about what nothing took up. */
export const leftPrompt = (
  part: Part,
  shared: Shared,
  left: readonly Left[],
  names: readonly string[],
): Prompt =>
  again(part, shared, names, [
    'No element of your answer took up these sentences, or these words of them. Give what they say as further elements, or name them under "others". Give nothing else again.',
    ...left.map(
      ({ sentence, words }) => `- ${sentence.number}${words.length > 0 ? `: ${cut(words.join(', '))}` : ''}`,
    ),
  ])

function again(part: Part, shared: Shared, names: readonly string[], lines: readonly string[]): Prompt {
  const declared = names.length > 0 ? names.map((name) => `[${name}]`).join(', ') : 'nothing'
  return {
    system: instructions,
    user: [shown(part, shared), ...lines.slice(0, 61), `Declared already: ${declared}`].join('\n'),
  }
}

const cut = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text)

function shown({ sentences, above }: Part, { names, text }: Shared): string {
  const kinds = kindsOfElements().join(', ')
  const line = (sentence: Sentence): string => shownLine(sentence, text)
  return [
    `Answer with one JSON object that has the lists ${kinds}.`,
    ...(names.length > 0 ? [`Names of the document: ${names.map((name) => `[${name}]`).join(', ')}`] : []),
    ...(above.length > 0 ? ['Above it stands:', ...above.map(line)] : []),
    '<<<TEXT',
    ...sentences.map(line),
    'TEXT>>>',
  ].join('\n')
}
