import { capital } from '../../english/capital.ts'
import { byHand } from '../cases/by-hand.ts'
import type { RequirementModel, Span } from '../../requirement-model/index.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { asCase, type Writing } from '../cases/as-case.ts'
import { automationOf } from '../cases/automation.ts'
import { inSentence } from '../cases/words.ts'
import { trialsOf, type Trial } from './capable.ts'
import { sayDone, saySeen, saySituation } from './say.ts'
import { isPlain } from './plain.ts'
import { shownIn } from './shown.ts'
import { repeatedIn } from './repeated.ts'
import { toldIn } from './split.ts'
import { wishesOf } from './wishes.ts'

/** Sentences of these kinds are told by what reads them as a whole. */
const prose = new Set<Sentence['is']>(['sentence', 'item'])

interface Stated {
  sentence: number
  /** The sentences that say it. */
  from: Span[]
  one: TestCase
}

/**
 * For a person: what a sentence that no other case cites says to do, and what is then to be seen, each in its own words; and of what
 * somebody can do, where no criteria say more, what follows of the verb.
 */
export function statedCases(
  { accounts, controls }: RequirementModel,
  cited: ReadonlySet<number>,
  writing: Writing,
): Stated[] {
  const open = new Set(
    accounts.flatMap(({ sentence, is }) => (is === 'context' || is === 'untestable' ? [] : [sentence])),
  )
  const told = writing.sentences
    .filter(({ number, is }) => prose.has(is) && open.has(number) && !cited.has(number))
    .flatMap((sentence) => {
      const trial = saidIn(sentence.text)
      return trial && isPlain(trial) ? [asStated([sentence], trial, writing)] : []
    })
  const done = new Set([...cited, ...told.map(({ sentence }) => sentence)])
  const repeated = writing.sentences
    .filter(({ is }) => prose.has(is))
    .flatMap((sentence) => {
      const found = repeatedIn(sentence.text)
      const trials = found
        ? [
            ...(done.has(sentence.number) ? [] : [trial(found.done, found.seen)]),
            trial(found.less, found.unseen),
          ]
        : []
      return trials.map((one) => asStated([sentence], one, writing))
    })
  const tested = new Set([...done, ...repeated.map(({ sentence }) => sentence)])
  const buttons = controls.flatMap(({ name, role, from }) =>
    role === 'button' && from.some(({ sentence }) => cited.has(sentence))
      ? [`${withoutArticles(name)} `]
      : [],
  )
  const isPressed = ({ steps }: Trial): boolean =>
    steps.every(({ action }) =>
      buttons.some((name) => `${withoutArticles(action)} `.startsWith(name) && name.trim().includes(' ')),
    )
  const wished = wishesOf(writing.sentences, tested).flatMap(({ sentence, text, lead }) =>
    // "Create an account": cases already press "Create account".
    trialsOf(text)
      .filter((one) => isPlain(one) && (one.denied || !isPressed(one)))
      .map((one) => asStated(lead ? [sentence, lead] : [sentence], one, writing)),
  )
  return [...told, ...repeated, ...wished]
}

const withoutArticles = (text: string): string =>
  text.toLowerCase().replace(/\b(?:an?|the|their|my|your) /g, '')

/** What to do and what is then seen. */
function saidIn(text: string): Trial | undefined {
  const told = toldIn(text)
  if (told) return trial(sayDone(told.text, told.circumstance), saySeen(told.text, told.outcome))
  const shown = shownIn(text)
  const action = shown && saySituation(shown.text, shown.situation, shown.isSupposed)
  return shown && action ? trial(action, `"${shown.shows}" is shown`) : undefined
}

const trial = (action: string, expectedResult: string): Trial => ({
  title: `${capital(action.replace(/^Make sure that /, ''))}: ${inSentence(expectedResult)}`,
  preconditions: [],
  steps: [{ action, expectedResult }],
  denied: false,
  isStated: true,
})

/** The page is opened, and a quoted text is seen: nothing has to be known for that. */
const isOpening = ({ preconditions, steps, isStated }: Trial): boolean =>
  isStated &&
  preconditions.length === 0 &&
  steps.every(
    ({ action, expectedResult }) =>
      action === 'Open the page' && /^(?:[^"]+ )?"[^"]+" is (?:shown|visible)$/.test(expectedResult),
  )

function asStated(sentences: Sentence[], trial: Trial, writing: Writing): Stated {
  const number = sentences[0]?.number ?? 0
  const { title, preconditions, steps, denied, isStated } = trial
  const from = sentences.map((one): Span => ({ sentence: one.number, start: one.start, end: one.end }))
  const one = asCase(
    {
      title,
      objective: 'Show that what the sentence says is so',
      designTechnique: 'Use Case Testing',
      testType: denied ? 'negative' : 'functional',
      preconditions,
      steps,
      from,
      coverageItems: [
        {
          id: `stated ${number}`,
          technique: 'Use Case Testing',
          valid: !denied,
          oracle: isStated ? 'stated' : 'inferred',
          partition: steps[0]?.action ?? title,
        },
      ],
      automation: automationOf(
        steps.map((step, index) => ({ stepNumber: index + 1, ...step })),
        { known: isOpening(trial) ? [] : [byHand.inWords], readings: writing.readings },
      ),
    },
    '',
    writing,
  )
  return { sentence: number, from, one }
}
