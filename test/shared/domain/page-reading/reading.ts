import type { PageControl, PageInventory } from '../../../../shared/domain/page-inventory/schema.ts'
import { groundedOn } from '../../../../shared/domain/page-reading/grounded.ts'
import { fieldNamesOf } from '../../../../shared/domain/page-reading/page-fields.ts'
import type { RequirementModel } from '../../../../shared/domain/requirement-model/index.ts'
import { readRequirements } from '../../../../shared/domain/requirement-reading/read.ts'
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

/** The model of some lines in terms of a page of these controls. */
export function modelFor(lines: string[], controls: PageControl[]): RequirementModel {
  const pages = [inventory(controls)]
  const { model, sentences } = readRequirements(lines.join('\n'), fieldNamesOf(pages))
  const spoken = sentences.map(({ number, start, end, text }) => ({
    text,
    span: { sentence: number, start, end },
  }))
  return groundedOn(pages, { model, sentences: spoken }).model
}

/** Cases for lines on a page of these controls. */
export const design = (lines: string[], controls: PageControl[]): DesignResult =>
  generateTests({ requirements: lines.join('\n'), pages: [inventory(controls)], mode: 'agentic' })

export type Case = DesignResult['testCases'][number]
export const proved = ({ testCases }: DesignResult): Case[] =>
  testCases.filter(({ basis }) => basis === 'proved')
/** Steps of a case, each with what is expected of it. */
export const told = ({ steps = [] }: Case): string =>
  steps.map(({ action, expectedResult }) => [action, expectedResult].filter(Boolean).join(' => ')).join('\n')
