import { normalise } from '../check-wording.ts'
import { tidy } from '../prose.ts'
import type { Check, Target, TypedAction } from '../types.ts'
import { collectionCheck } from './collection-words.ts'
import { readExpected } from './expected-words.ts'
import { isFieldNoun } from './fields-meant.ts'
import type { FactContext, FactReader } from './readers.ts'
import { readThing } from './thing.ts'

const filler = '(?:(?: now| still| again| then| also)*)'
const verbless =
  /^(?<label>\p{Lu}[\p{L}\d#' -]{1,30}?) (?:still|again|back to) (?<value>(?:[\p{Lu}\d€$£+-]|\S+@)\S*(?: \S+){0,3})$/u
const besides = new RegExp(
  `^(?:the |that )?(?<noun>(?:number |text |date |input |search )?(?:field|input|box|dropdown|slider)) (?:next to|beside|right by|to the (?:left|right) of) (?<other>.+?)${filler} (?:says?|shows?|reads?|holds?|contains?|is(?: at)?|has|stays(?: at)?|remains)${filler} (?<value>(?:\\uE000|[\\p{L}\\d€$£+-])[^,;]*)$`,
  'iu',
)
const both =
  /^(?:both|all (?:of them|three|four))(?: (?:is|are|stay|remain))?(?: still| again| back)* (?:there|listed|shown|back|here|in (?:it|there|the list))(?: again)?$/i

/** Values in few words: what a label still says, a field by what it stands beside, and both that were entered before. */
export const readMeantValue: FactReader = (fact, context) => {
  const clause = normalise(tidy(fact))
  const near = besides.exec(tidy(fact))?.groups
  if (near) return beside(near, context)
  const bare = verbless.exec(tidy(fact))?.groups
  if (bare) return still(bare, context)
  return both.test(clause) ? bothEntered(clause, context) : undefined
}

type Entering = Extract<TypedAction, { action: 'fill' | 'type' }>
const entered = ({ actions, earlier }: FactContext): Entering[] =>
  (actions === earlier ? [...actions] : [...earlier, ...actions]).filter(
    (action): action is Entering => action.action === 'fill' || action.action === 'type',
  )

// "Email still jane@example.com": the label of the page, and what it says.
function still(groups: Record<string, string | undefined>, { prose }: FactContext): Check[] | undefined {
  const expected = readExpected(groups['value'] ?? '', prose)
  const target = readThing(groups['label'] ?? '', prose)
  return expected && target
    ? [{ kind: 'assert_labelled', target, comparison: 'equals', unquoted: true, ...expected, stays: true }]
    : undefined
}

function beside(groups: Record<string, string | undefined>, { prose }: FactContext): Check[] | undefined {
  const { noun = '', other = '', value = '' } = groups
  const expected = readExpected(value, prose)
  const near: Target | undefined = readThing(other, prose)
  // "So" says nothing that a field could hold.
  if (
    !expected ||
    !/^[\p{Lu}\d€$£+-]|\uE000/u.test(value) ||
    !near ||
    !isFieldNoun(noun.replace(/^(?:number|text|date|input) /i, ''))
  )
    return undefined
  const role = /dropdown/i.test(noun) ? 'combobox' : /slider/i.test(noun) ? 'slider' : 'textbox'
  return [
    { kind: 'assert_labelled', target: { role, near }, comparison: 'equals', unquoted: true, ...expected },
  ]
}

// What was entered one after the other, where there are as many as are told.
function bothEntered(clause: string, context: FactContext): Check[] | undefined {
  const values = [...new Set(entered(context).map(({ value }) => value.trim()))].filter(
    (value) => value !== '',
  )
  const many = /^both/i.test(clause)
    ? 2
    : /three/i.test(clause)
      ? 3
      : /four/i.test(clause)
        ? 4
        : values.length
  return values.length === many && many > 1
    ? [collectionCheck({ extent: 'some', members: values }, {}, context.prose)]
    : undefined
}
