import { readCases } from '../../shared/domain/test-scripts/read-cases.ts'
import type {
  Locator,
  ScriptCase,
  ScriptProject,
  Statement,
  Text,
} from '../../shared/domain/test-scripts/types.ts'
import { playableSuite } from './written-suites.ts'

/** The suite of a measured page: the cases that a hosted run plays. */
export function suiteOf(pageName: string, baseUrl: string): ScriptCase[] {
  return readCases({ testCases: playableSuite(pageName), baseUrl })
}

/** Texts that break code which does not expect them. */
export const hostileTexts = [
  `it's "quoted" \`so\` \\ \\n \\`,
  'line\nbreak\r\nand\u2028more\u2029\0\t',
  '${process.exit(1)} #{exit} %{x} {0} <%= x %>',
  '*/ /* // --> <!-- ]]> </script>',
  '$1 $& \\u0041 \u202e\u200b\ufeff é 名前 😀',
  '',
  ' ',
  'x'.repeat(65),
  '%TODAY+1M-1D%`${"%SECRET_1%',
]

/** Every kind of statement in every form, with a text wherever one may stand. */
export function everyStatement(text: Text): Statement[] {
  const button: Locator = { by: 'role', role: 'button', name: text }
  const field: Locator = { by: 'label', name: text, exact: true }
  const list: Locator = { by: 'role', role: 'combobox', name: text, nth: -1 }
  const row: Locator = {
    by: 'role',
    role: 'row',
    name: text,
    within: { by: 'role', role: 'table', name: text },
  }
  const label: Locator = { by: 'text', name: text, nth: 2 }
  const live: Locator = { by: 'role', role: 'live region' }
  const states = [
    'visible',
    'checked',
    'enabled',
    'focused',
    'pressed',
    'expanded',
    'invalid',
    'required',
  ] as const
  const comparisons = ['equals', 'contains', 'starts_with', 'ends_with'] as const
  const sizes = ['equals', 'at_least', 'at_most', 'more_than', 'less_than'] as const
  const both: { negated?: boolean }[] = [{}, { negated: true }]
  return [
    { kind: 'open', url: text },
    { kind: 'open', url: '/path?a=b' },
    { kind: 'reload' },
    { kind: 'go_back' },
    ...(['click', 'double_click', 'right_click', 'hover'] as const).map((kind): Statement => ({
      kind,
      on: button,
    })),
    ...(['clear', 'check', 'uncheck', 'scroll_to'] as const).map((kind): Statement => ({ kind, on: field })),
    { kind: 'check', on: field, leaves: true },
    { kind: 'fill', on: field, value: text },
    { kind: 'fill', on: field, value: '2026-02-28' },
    { kind: 'select', on: list, value: text },
    { kind: 'press', key: 'Control+A', on: field },
    { kind: 'press', key: text },
    { kind: 'submit' },
    { kind: 'wait_for', on: label, state: 'visible' },
    { kind: 'wait_for', on: label, state: 'hidden' },
    { kind: 'resize', width: 320, height: 640 },
    ...both.flatMap((negated): Statement[] => [
      { kind: 'text', text, ...negated },
      { kind: 'text', text, whole: true, beside: field, ...negated },
      { kind: 'text', text, on: row, ...negated },
      { kind: 'text', text, on: live, ...negated },
      ...states.map((kind): Statement => ({ kind, on: button, ...negated })),
      { kind: 'visible', on: label, ...negated },
      { kind: 'visible', on: { by: 'text', name: text }, ...negated },
      ...comparisons.flatMap((comparison): Statement[] => [
        { kind: 'value', on: field, value: text, comparison, ...negated },
        { kind: 'value', on: list, value: text, comparison, ...negated },
        { kind: 'url', text, comparison, ...negated },
        { kind: 'title', text, comparison, ...negated },
      ]),
      { kind: 'attribute', on: field, attribute: text, value: text, ...negated },
      { kind: 'cell', column: text, row, text, ...negated },
    ]),
    ...sizes.map((comparison): Statement => ({ kind: 'count', on: row, count: 3, comparison })),
    { kind: 'order', texts: [text, 'second'] },
  ]
}

/** A case that says all of that, with the text in its title, prose and tags as well. */
export function hostileCase(text: string, id = 'TC-1'): ScriptCase {
  const isAction = (statement: Statement) => statement.kind === 'open' || statement.kind === 'fill'
  return {
    id,
    title: text,
    tags: [text, 'a b'],
    group: text,
    requirement: text,
    preconditions: [text],
    steps: [
      {
        action: text,
        expected: text,
        actions: everyStatement(text).filter(isAction) as ScriptCase['steps'][number]['actions'],
        expectations: everyStatement(text).filter(
          (one) => !isAction(one),
        ) as ScriptCase['steps'][number]['expectations'],
      },
    ],
    obstacles: [],
  }
}

/** A project with all that can be asked for, unless said otherwise. */
export function projectOf(cases: ScriptCase[], options: Partial<ScriptProject> = {}): ScriptProject {
  const baseUrl = 'http://pages.test/'
  return {
    name: 'Shop',
    baseUrl,
    language: 'typescript',
    cases,
    pageObjects: true,
    helpers: true,
    ...options,
  }
}
