import type { RequirementModel } from '../../requirement-model/index.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { asCase, type Writing } from '../cases/as-case.ts'
import { inSentence } from '../cases/words.ts'
import { sayDone, saySeen, saySituation } from './say.ts'
import { shownIn } from './shown.ts'
import { toldIn } from './split.ts'

/** Sentences of these kinds are told by what reads them as a whole. */
const prose = new Set<Sentence['is']>(['sentence', 'item'])

/** For a person: what a sentence that no other case cites says to do, and what is then to be seen, each in its own words. */
export function statedCases(
  { accounts }: RequirementModel,
  cited: ReadonlySet<number>,
  writing: Writing,
): { sentence: number; one: TestCase }[] {
  const open = new Set(
    accounts.flatMap(({ sentence, is }) =>
      is === 'not-read' || is === 'read' || is === 'gap' ? [sentence] : [],
    ),
  )
  return writing.sentences
    .filter(({ number, is }) => prose.has(is) && open.has(number) && !cited.has(number))
    .flatMap((sentence) => {
      const one = statedCase(sentence, writing)
      return one ? [{ sentence: sentence.number, one }] : []
    })
}

/** What to do and what is then seen. */
function saidIn(text: string): { action: string; expectedResult: string } | undefined {
  const told = toldIn(text)
  if (told)
    return { action: sayDone(told.text, told.circumstance), expectedResult: saySeen(told.text, told.outcome) }
  const shown = shownIn(text)
  const action = shown && saySituation(shown.text, shown.situation, shown.isSupposed)
  return shown && action ? { action, expectedResult: `"${shown.shows}" is shown` } : undefined
}

function statedCase({ number, start, end, text }: Sentence, writing: Writing): TestCase | undefined {
  const said = saidIn(text)
  if (!said) return undefined
  const { action, expectedResult } = said
  return asCase(
    {
      title: `${action.replace(/^Bring it about that (.)/, (_, first: string) => first.toUpperCase())}: ${inSentence(expectedResult)}`,
      objective: 'Show that what the sentence says is so',
      designTechnique: 'Use Case Testing',
      testType: 'functional',
      preconditions: [],
      steps: [{ action, expectedResult }],
      from: [{ sentence: number, start, end }],
      coverageItems: [
        {
          id: `stated ${number}`,
          technique: 'Use Case Testing',
          valid: true,
          oracle: 'stated',
          partition: action,
        },
      ],
      automation: {
        ready: false,
        reasons: ['it is told in the words of the text, so only a person can do and judge it'],
      },
    },
    '',
    writing,
  )
}
