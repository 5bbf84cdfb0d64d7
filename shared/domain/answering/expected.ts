import { tellsBareHours } from './bare-hours.ts'
import { countsAsked } from './counted.ts'
import { formsOf, speaksOf } from './forms.ts'
import { holdsInstance } from './instance.ts'
import { namesPlace, namesSomebody } from './named.ts'
import type { Kind } from './question-kinds.ts'
import type { Question } from './read-question.ts'
import type { Statement } from './statements.ts'
import type { Value } from './values.ts'

/** Whether a statement holds the kind of answer that a question wants; a question that wants none in particular is content with each. */
export function holdsExpected(question: Question, statement: Statement): boolean {
  const test = tests[question.kind]
  if (test) return test(newValuesOf(question, statement), statement, question)
  return question.asksFor === undefined || holdsInstance(question, statement)
}

type Test = (values: readonly Value[], statement: Statement, question: Question) => boolean

/** What the question says itself is no answer to it. */
function newValuesOf({ tokens }: Question, { values }: Statement): Value[] {
  const asked = new Set(tokens.filter(({ isFigure }) => isFigure).map(({ stem }) => stem))
  return values.filter(({ canonical }) => !asked.has(canonical.split(' ')[0] ?? ''))
}

const isOf =
  (...kinds: Value['kind'][]) =>
  ({ kind }: Value) =>
    kinds.includes(kind)

const lengths = formsOf('character letter digit bit byte word page line metre mile km cm mm m inch foot')
/** "How long may a name be" asks for characters. */
const isLength = ({ kind, unit }: Value) => kind === 'number' && lengths.has(unit)

const times = formsOf(`
  before after until once soon whenever every daily weekly monthly quarterly yearly annually immediately
  end beginning start day week month year weekend morning afternoon evening night
  spring summer autumn winter christmas easter today tomorrow`)
const spans = formsOf('until immediately indefinitely permanently forever overnight')
const frequencies = formsOf(`
  every each per daily weekly fortnightly monthly quarterly yearly annual hourly nightly
  once twice times regularly continuously always never day week month year
  täglich wöchentlich monatlich vierteljährlich jährlich stündlich jeden jede jedes einmal zweimal dreimal regelmäßig`)
const reasons = formsOf(`
  because since due reason so therefore thus cause result owing avoid prevent ensure protect purpose thanks
  make keep reduce save improve help allow guarantee limit comply
  weil denn damit deshalb deswegen daher wegen aufgrund`)
const prices = formsOf(
  'cost price fee charge salary budget expensive rent deposit fine wage subscription ticket',
)

const tests: Partial<Record<Kind, Test>> = {
  when: (values, statement, question) =>
    values.some(isOf('date', 'time', 'duration')) ||
    speaksOf(statement.unit.tokens, times) ||
    tellsBareHours(statement, question),
  how_long: (values, statement, question) =>
    values.some(isOf('duration', 'date', 'time')) ||
    values.some(isLength) ||
    speaksOf(statement.unit.tokens, spans) ||
    tellsBareHours(statement, question),
  how_often: (values, { unit }) => values.some(isOf('duration')) || speaksOf(unit.tokens, frequencies),
  how_much: (values, { unit }, { tokens }) => {
    if (values.some(isOf('money'))) return true
    if (speaksOf(tokens, prices)) return unit.kind === 'row' && values.some(isOf('number'))
    return values.some(isOf('percent', 'number', 'duration'))
  },
  how_many: countsAsked,
  how_to: (_, { unit }) => !isWish(unit.text),
  who: (values, statement, question) =>
    !isWish(statement.unit.text) && (values.some(isOf('email')) || namesSomebody(statement, question)),
  where: (values, { unit }) =>
    !isWish(unit.text) && (values.some(isOf('url', 'email')) || unit.kind === 'row' || namesPlace(unit)),
  why: (_, { unit }) => speaksOf(unit.tokens, reasons),
}

/** What a user story wants is no fact. */
const isWish = (text: string): boolean => /\bI (?:want|wish|would like|need) /.test(text)
