import { clausesOf, type Clause } from '../../../../shared/domain/catalogue/clauses.ts'
import type { Condition, Expression } from '../../../../shared/domain/requirement-model/index.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'
import type { PageControl, PageInventory } from '../../../../shared/domain/page-inventory/schema.ts'
import { buttonsOf, fieldsOf, type PageField } from '../../../../shared/domain/page-reading/page-fields.ts'
import type { Around } from '../../../../shared/domain/page-reading/mentions.ts'
import { readOnPage, type PageReading } from '../../../../shared/domain/page-reading/read-on-page.ts'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'
import type { DesignResult } from '../../../../shared/domain/test-generation/schema.ts'

type Own = Partial<PageControl>

export const field = (name: string, own: Own = {}): PageControl => ({
  role: 'textbox',
  type: 'text',
  name,
  ...own,
})
export const numeric = (name: string, own: Own = {}) =>
  field(name, { role: 'spinbutton', type: 'number', ...own })
export const tickable = (name: string, own: Own = {}): PageControl => ({
  role: 'checkbox',
  name,
  checked: false,
  ...own,
})
export const button = (name: string, own: Own = {}): PageControl => ({
  role: 'button',
  type: 'button',
  name,
  ...own,
})
export const submit = (name: string, own: Own = {}) => button(name, { type: 'submit', ...own })
export const select = (name: string, options: string[], own: Own = {}): PageControl => ({
  role: 'combobox',
  type: 'select',
  name,
  options,
  value: options[0] ?? '',
  ...own,
})
export const radio = (name: string, group: string, own: Own = {}): PageControl => ({
  role: 'radio',
  name,
  group,
  ...own,
})

export const inventory = (controls: PageControl[], own: Partial<PageInventory> = {}): PageInventory => ({
  url: 'http://x.test/',
  title: 'Lodging',
  controls,
  headings: [],
  regions: [],
  tables: [],
  values: [],
  messages: [],
  ...own,
})

/** What marked lines say of a page of these controls. */
export function readLines(lines: string[], controls: PageControl[]): PageReading & { fields: PageField[] } {
  const pages = [inventory(controls)]
  const fields = fieldsOf(pages)
  const statements = lines.map((line, at) => ({
    ...readMarks(line),
    span: { sentence: at + 1, start: 0, end: 1 },
    scope: '',
  }))
  return { ...readOnPage(statements, { fields, buttons: buttonsOf(pages), titles: ['Lodging'] }), fields }
}

/** The first clause of a marked line, and what stands around it on a page. */
export function clauseOn(
  line: string,
  controls: PageControl[],
  own: Partial<Around> = {},
): { clause: Clause; around: Around } {
  const { text, marks } = readMarks(line)
  const pages = [inventory(controls)]
  const around = {
    fields: fieldsOf(pages),
    buttons: buttonsOf(pages),
    focus: [],
    lengths: new Set<string>(),
    ...own,
  }
  return { clause: clausesOf(text, marks)[0] as Clause, around }
}

/** Cases for marked lines on a page of these controls. */
export function design(lines: string[], controls: PageControl[]): DesignResult {
  const read = lines.map(readMarks)
  return generateTests({
    requirements: read.map(({ text }) => text).join('\n'),
    marks: new Map(read.map(({ text, marks }) => [text, marks])),
    pages: [inventory(controls)],
    mode: 'agentic',
  })
}

export type Case = DesignResult['testCases'][number]
export const proved = ({ testCases }: DesignResult): Case[] =>
  testCases.filter(({ basis }) => basis === 'proved')
/** Steps of a case, each with what is expected of it. Which words say that a text is shown differs by who read the sentence. */
export const told = ({ steps = [] }: Case): string =>
  steps
    .map(({ action, expectedResult }) => [action, inOneWording(expectedResult)].filter(Boolean).join(' => '))
    .join('\n')

const inOneWording = (expected: string): string =>
  expected.replace(
    /(?:the message )?("(?:[^"\\]|\\.)*") is (not )?(?:visible|shown)/gi,
    'the message $1 is $2shown',
  )

/** A condition in short, with the names of the page: `Code.length >= 3 and Code.length <= 8`. */
export function inShort(condition: Condition | undefined, fields: readonly PageField[]): string {
  const nameOf = (id: string) => fields.find((own) => own.id === id)?.name ?? id
  const side = (of: Expression): string =>
    of.kind === 'subject'
      ? nameOf(of.subject)
      : of.kind === 'length'
        ? `${side(of.of)}.length`
        : of.kind === 'value' && 'value' in of.value
          ? String(of.value.value)
          : of.kind === 'shift'
            ? `today+${of.days}`
            : of.kind
  const say = (of: Condition): string =>
    of.kind === 'compare'
      ? `${side(of.left)} ${of.operator} ${side(of.right)}`
      : of.kind === 'not'
        ? `not (${say(of.of)})`
        : of.kind === 'all' || of.kind === 'any'
          ? of.of.map(say).join(of.kind === 'all' ? ' and ' : ' or ')
          : of.kind === 'empty'
            ? `${nameOf(of.subject)} empty`
            : of.kind === 'one-of'
              ? `${nameOf(of.subject)} in ${of.values.map((value) => ('value' in value ? String(value.value) : '')).join('/')}`
              : of.kind === 'form'
                ? `${nameOf(of.subject)} is ${of.form}`
                : of.kind
  return condition ? say(condition) : ''
}

/** Rules of a reading in short: what breaks them, and the texts that they show. */
export const rulesInShort = ({ rules, fields }: ReturnType<typeof readLines>): string[] =>
  rules.map(({ if: condition, then }) => {
    const shown = then.flatMap((effect) =>
      effect.kind === 'shows' ? effect.text.filter((part) => typeof part === 'string') : [],
    )
    const looks = then.flatMap((effect) =>
      effect.kind === 'control' ? [`${effect.control} ${effect.is}`] : [],
    )
    return [inShort(condition, fields), ...shown.map((text) => `"${text}"`), ...looks].join(' -> ')
  })
