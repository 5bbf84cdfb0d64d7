import { listed } from '../../english/listed.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { letterIdeas } from '../letter-ideas.ts'
import { speaksOf, trial } from '../trial.ts'

const names =
  /\b(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Welsh|Turkish|Arabic|Hebrew|Persian|Russian|Ukrainian|Chinese|Japanese|Korean|Hindi|Swedish|Norwegian|Danish|Finnish|Czech|Greek|Romanian|Hungarian|Vietnamese|Indonesian)\b/g

/** The language is a value or a fallback, and not that of the product. */
const isData = ({ sentence, clauses }: Slots): boolean =>
  /["“'](?:[A-Z][a-z]+)\b(?= ?[("”'])|\bdefaults?\b|\bregardless\b|\bfall-?back\b/.test(sentence) ||
  clauses.every(({ tag }) => tag === 'evt' || tag === 'cond' || tag === 'ctx')

const severalIdeas = (named: readonly string[]): Idea[] => [
  trial(
    `every text appears in ${named.length > 1 ? `${listed(named)}` : 'the chosen language'}`,
    'functional',
    'Equivalence Partitioning',
    [
      `Choose ${named.length > 1 ? `${named.join(', then ')}` : 'each language in turn'} and look at pages, messages, mails and errors`,
      'No text is left in another language, and none is cut off',
    ],
  ),
  trial('the language is changed in the middle of a form', 'functional', 'State Transition Testing', [
    'Fill in half of a form and change the language',
    'The texts change at once, and what was entered is still there',
  ]),
  trial('dates, numbers and names of the world', 'functional', 'Error Guessing', [
    'Enter names with letters of several scripts and look at dates and amounts in each language',
    'Names are kept letter by letter; dates and amounts are written as is usual in the language',
    'Zoë Łukasz, 李小龙, محمد',
  ]),
]

/** Languages and how dates and numbers are written. Cues: names of languages; translation or several languages; text from right to left; formats of dates and numbers. */
export const language: Kind = {
  kind: 'language',
  ideas: (slots) => {
    const letters = letterIdeas(slots)
    if (letters.length > 0) return letters
    if (slots.isNegated) return []
    const languages = [...new Set(slots.sentence.match(names) ?? [])]
    const isSeveral =
      !/\bregardless of\b/i.test(slots.sentence) &&
      (languages.length > 1 ||
        speaksOf(
          slots,
          /\b(?:languages|locales|translat\w*|locali[sz]\w*|multi-?lingual|internationali[sz]\w*|i18n|selected language|language (?:switch\w*|selector|picker))\b|\b(?:select|choos|switch|chang)\w*\b.{0,25}\blanguage\b/i,
        ))
    const [only] = languages
    const isScreen = speaksOf(
      slots,
      /\b(?:languages?|locales?|UI|interface|pages?|messages?|texts?|rtl|right[- ]to[- ]left)\b/i,
    )
    return [
      ...(!isSeveral && only !== undefined && isScreen && !isData(slots)
        ? [
            trial(`every text appears in ${only}`, 'functional', 'Equivalence Partitioning', [
              'Look at pages, messages, mails, errors and what is exported',
              `All texts are in ${only}, with its letters, and none is cut off`,
            ]),
          ]
        : []),
      ...(speaksOf(slots, /\bplurali[sz]/i)
        ? [
            trial('texts with 0, 1, 2 and 21', 'functional', 'Boundary Value Analysis', [
              'Bring about counts of 0, 1, 2 and 21, and read the text each time',
              'The noun has its right form each time',
              '0, 1, 2, 21',
            ]),
          ]
        : []),
      ...(isSeveral ? severalIdeas(languages) : []),
      ...(speaksOf(slots, /\b(?:right-to-left|right to left|rtl)\b/i) ||
      (isScreen && languages.some((name) => /Arabic|Hebrew|Persian/.test(name)))
        ? [
            trial('text from right to left', 'functional', 'Checklist-based Testing', [
              'Choose a language that is written from right to left, and look at menus, tables and mixed lines',
              'The page is mirrored; numbers and Latin names stay readable',
            ]),
          ]
        : []),
    ].slice(0, 5)
  },
}
