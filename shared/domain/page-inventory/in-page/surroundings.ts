import type { PageInventory } from '../schema.ts'
import type { InPage } from '../../prose-steps/in-page/kit.ts'
import type { ByRole } from './by-role.ts'
import { placeName } from './naming.ts'
import { regionRoles } from './places.ts'
import type { Write } from './texts.ts'

type Surroundings = Pick<PageInventory, 'headings' | 'regions' | 'tables' | 'messages'>

const most = {
  headings: 500,
  cellRows: 20,
  cellColumns: 12,
  regions: 200,
  tables: 100,
  columns: 100,
  messages: 200,
}

/** What stands around the controls of a page, as far as it is shown, and whether there is more than may be told. */
export function surroundingsOf(
  page: InPage,
  elements: ByRole,
  write: Write,
): Surroundings & { isCut: boolean } {
  const shown = (roles: readonly string[]): Element[] => elements.of(roles).filter((one) => page.visible(one))
  const headings = shown(['heading'])
    .map((one) => write(page.nameOf(one) || page.textOf(one)))
    .filter((text) => text !== '')
  const regions = shown(regionRoles)
    .map((one) => ({ role: page.roleOf(one), name: write(placeName(page, one)) }))
    .filter(({ name }) => name !== '')
  const tables = shown(['table', 'grid', 'treegrid'])
    .slice(0, most.tables + 1)
    .map((one) => tableOf(page, one, write))
    .filter(({ name, columns }) => name !== '' || columns.length > 0)
  const messages = messagesIn(page, elements, write)
  return {
    headings: headings.slice(0, most.headings),
    regions: regions.slice(0, most.regions),
    tables: tables.slice(0, most.tables),
    messages: messages.slice(0, most.messages),
    isCut:
      headings.length > most.headings ||
      regions.length > most.regions ||
      tables.length > most.tables ||
      messages.length > most.messages,
  }
}

function tableOf(page: InPage, table: Element, write: Write): PageInventory['tables'][number] {
  const inside = page.elementsIn(table)
  const of = (...roles: string[]): Element[] => inside.filter((one) => roles.includes(page.roleOf(one)))
  const rows = of('row').filter((row) =>
    page.elementsIn(row).some((one) => ['cell', 'gridcell'].includes(page.roleOf(one))),
  )
  return {
    name: write(placeName(page, table)),
    columns: of('columnheader')
      .slice(0, most.columns)
      .map((one) => write(page.nameOf(one) || page.textOf(one))),
    rows: rows.filter((row) => !page.inFoot(row)).length,
    cells: rows.slice(0, most.cellRows).map((row) => cellsOf(page, row, write)),
  }
}

const cellRoles = ['cell', 'gridcell', 'rowheader']

const cellsOf = (page: InPage, row: Element, write: Write): string[] =>
  page
    .elementsIn(row)
    .filter((one) => cellRoles.includes(page.roleOf(one)))
    .slice(0, most.cellColumns)
    .map((one) => write(page.textOf(one)))

function messagesIn(page: InPage, { live }: ByRole, write: Write): string[] {
  const regions = new Set(live.filter((one) => page.exposed(one)))
  const texts = [...regions]
    .filter((one) => {
      for (let at = page.parentOf(one); at; at = page.parentOf(at)) if (regions.has(at)) return false
      return true
    })
    // What only the eye misses is told to others all the same.
    .map((one) => write(page.visible(one) ? page.textOf(one) : (one as HTMLElement).innerText))
  return [...new Set(texts.filter((text) => text !== ''))]
}
