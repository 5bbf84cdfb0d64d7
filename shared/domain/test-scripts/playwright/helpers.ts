import { dataHelpers } from '../javascript/data-helpers.ts'
import type { Helpers } from '../javascript/helpers.ts'

const beside = [
  'ancestor::*[not(self::form or self::main or self::body or self::html)]',
  '[count(.//input | .//select | .//textarea) = 1][last()]/descendant::*',
].join('')

const locatorAndPage = { '@playwright/test': { types: ['Locator', 'Page'] } }

/** What tests may call, by name. Each source is the text of an exported function, with its documentation. */
export const helpers: Helpers = {
  visibleText: {
    needs: ['shown', 'escapeRegExp'],
    imports: locatorAndPage,
    source: (t) => `
/** A text that is visible, and no part of a longer word or number. \`beside\` is the field next to which it has to stand. */
export function visibleText(scope${t(': Page | Locator')}, text${t(': string')}, options${t(': { beside?: Locator }')} = {}) {
  return shown(scope, new RegExp(\`(?<![\\\\p{L}\\\\p{N}])\${escapeRegExp(text)}(?![\\\\p{L}\\\\p{N}])\`, 'u'), options)
}`,
  },
  visibleMessage: {
    needs: ['shown', 'escapeRegExp'],
    imports: locatorAndPage,
    source: (t) => `
/** A message that is visible as a whole: alone, or as whole sentences. \`beside\` is the field next to which it has to stand. */
export function visibleMessage(scope${t(': Page | Locator')}, text${t(': string')}, options${t(': { beside?: Locator }')} = {}) {
  return shown(scope, new RegExp(\`(?<=^\\\\s*|[.!?:]\\\\s+)\${escapeRegExp(text)}(?=\\\\s|$)\`, 'u'), options)
}`,
  },
  shown: {
    imports: locatorAndPage,
    source: (t) => `
/** What describes a field stands in the largest container that holds no other field, or right after the field. */
const besideField = 'xpath=${beside} | following-sibling::*[position() <= 2]/descendant-or-self::*'

function shown(scope${t(': Page | Locator')}, pattern${t(': RegExp')}, { beside }${t(': { beside?: Locator }')}) {
  const found = scope.getByText(pattern).filter({ visible: true })
  return (beside ? found.and(beside.locator(besideField)) : found).first()
}`,
  },
  rows: {
    imports: locatorAndPage,
    source: (t) => `
/** Rows that hold cells, so without rows of headers; with \`text\` those with a cell of that text. */
export function rows(scope${t(': Page | Locator')}, text${t('?: string')})${t(': Locator')} {
  const all = scope.locator('tr:has(td), [role=row]:has([role=cell], [role=gridcell])')
  if (text === undefined) return all
  const page = 'page' in scope ? scope.page() : scope
  return all.filter({ has: page.getByText(text, { exact: true }) })
}`,
  },
  cell: {
    imports: { '@playwright/test': { types: ['Locator'] } },
    source: (t) => `
/** The cell of a row below the column header of that text. */
export async function cell(row${t(': Locator')}, column${t(': string')})${t(': Promise<Locator>')} {
  const table = row.locator('xpath=ancestor::*[self::table or @role="table" or @role="grid"][1]')
  const headers = (await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())
  const index = headers.indexOf(column)
  if (index < 0) throw new Error(\`No column "\${column}" among: \${headers.join(', ')}\`)
  return row.locator('th, td, [role=rowheader], [role=cell], [role=gridcell]').nth(index)
}`,
  },
  setBox: {
    imports: { '@playwright/test': { types: ['Locator'] } },
    source: (t) => `
/** Sets a box that goes away when it is set; check() would wait for it. */
export async function setBox(box${t(': Locator')}, checked${t(': boolean')})${t(': Promise<void>')} {
  if ((await box.isChecked()) !== checked) await box.click()
}`,
  },
  announcements: {
    imports: locatorAndPage,
    source: (t) => `
/** The places whose changes a screen reader announces. */
export function announcements(scope${t(': Page | Locator')})${t(': Locator')} {
  return scope.locator('[role=status], [role=alert], [role=log], output, [aria-live]')
}`,
  },
  ...dataHelpers,
}
